import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const server = process.env['TABLETOWN_SERVER'] ?? 'http://127.0.0.1:8000';

/** Prints what a first visit and each game cost over the wire, and fails the build beyond the limit. */
function weight(): Plugin {
  return {
    name: 'weight',
    apply: 'build',
    writeBundle(_options, bundle) {
      const size = new Map<string, number>();
      for (const [name, part] of Object.entries(bundle)) {
        const source = part.type === 'chunk' ? part.code : part.source;
        size.set(name, gzipSync(source).length);
      }
      const reach = (name: string, seen: Set<string>): Set<string> => {
        const part = bundle[name];
        if (seen.has(name) || !part) return seen;
        seen.add(name);
        if (part.type === 'chunk') {
          for (const next of part.imports) reach(next, seen);
          for (const next of part.viteMetadata?.importedCss ?? []) seen.add(next);
        }
        return seen;
      };
      const total = (names: Iterable<string>) =>
        [...names].reduce((sum, name) => sum + (size.get(name) ?? 0), 0);
      let shell = new Set<string>();
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.isEntry) shell = reach(part.fileName, shell);
      const report = (what: string, bytes: number) => {
        console.log(`weight: ${what} ${(bytes / 1000).toFixed(1)} kB gzip`);
        if (bytes > LIMIT) throw new Error(`${what} is over ${LIMIT / 1000} kB gzip`);
      };
      report('shell', total(shell));
      for (const part of Object.values(bundle)) {
        const game =
          part.type === 'chunk' && part.facadeModuleId?.match(/games\/(\w+)\/Scene\.svelte$/);
        if (!game) continue;
        const own = reach(part.fileName, new Set());
        report(game[1] ?? '', total([...own].filter((name) => !shell.has(name))));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), weight()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
});
