import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Svelte for the browser, not the one that draws on a server.
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    reporters: ['dot'],
    include: ['tests/**/*.test.ts'],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
