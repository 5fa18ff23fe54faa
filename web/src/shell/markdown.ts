/** The little Markdown our own rules pages are written in, as HTML. Everything is escaped first. */

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function inline(text: string): string {
  const kept: string[] = [];
  // A letter for private use, which no page of ours holds, stands for what is kept.
  const keep = (html: string): string => `\ue000${kept.push(html) - 1}\ue000`;
  return escape(text)
    .replace(/`([^`]+)`/g, (_all, code: string) => keep(`<code>${code}</code>`))
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_all, label: string, target: string) => {
      const isOurs = target.startsWith('#');
      return isOurs ? keep(`<a href="${target}">${label}</a>`) : label;
    })
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/(^|[\s(])_([^_\s][^_]*)_(?=[\s).,;:!?]|$)/g, '$1<em>$2</em>')
    .replace(/\ue000(\d+)\ue000/g, (_all, at: string) => kept[Number(at)] ?? '');
}

/** The anchor of a heading: its id if it begins with one (`FT-R1 …`), else its words. */
export function anchor(title: string): string {
  const id = title.match(/^[A-Z]{2}-[A-Z]?\d+/)?.[0];
  return (
    id ??
    title
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));
}

function table(lines: string[]): string {
  const row = (tag: string, line: string) =>
    `<tr>${cells(line)
      .map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : '<td></td>'))
      .join('')}</tr>`;
  const head = row('th', lines[0] ?? '');
  const body = lines.slice(2).map((line) => row('td', line));
  return `<div class="wide" tabindex="0"><table><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>`;
}

const BULLET = /^(\s*)([-*]|\d+[.)])\s+(.*)$/;

function list(lines: string[]): string {
  const first = lines[0]?.match(BULLET);
  if (!first) return '';
  const depth = first[1]?.length ?? 0;
  const tag = /\d/.test(first[2] ?? '') ? 'ol' : 'ul';
  const items: string[][] = [];
  for (const line of lines) {
    const found = line.match(BULLET);
    if (found && (found[1]?.length ?? 0) <= depth) items.push([found[3] ?? '']);
    else items.at(-1)?.push(line);
  }
  const html = items.map(([head = '', ...rest]) => {
    const nested = rest.findIndex((line) => BULLET.test(line));
    const plain = nested < 0 ? rest : rest.slice(0, nested);
    const under = nested < 0 ? '' : list(rest.slice(nested));
    return `<li>${inline([head, ...plain.map((line) => line.trim())].join(' '))}${under}</li>`;
  });
  return `<${tag}>${html.join('')}</${tag}>`;
}

/** A page of Markdown as HTML. */
export function html(source: string): string {
  const lines = source.replaceAll('\r', '').split('\n');
  const out: string[] = [];
  let at = 0;
  const take = (go: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && go(lines[at] ?? '')) taken.push(lines[at++] ?? '');
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = line.match(/^(#{1,5})\s+(.*)$/);
    if (line.trim() === '') at += 1;
    else if (heading) {
      const level = heading[1]?.length ?? 1;
      const title = heading[2] ?? '';
      out.push(`<h${level} id="${escape(anchor(title))}">${inline(title)}</h${level}>`);
      at += 1;
    } else if (/^(-{3,}|\*{3,})$/.test(line.trim())) {
      out.push('<hr>');
      at += 1;
    } else if (line.startsWith('```')) {
      at += 1;
      out.push(
        `<pre tabindex="0">${take((next) => !next.startsWith('```'))
          .map(escape)
          .join('\n')}</pre>`,
      );
      at += 1;
    } else if (line.startsWith('>')) {
      const quoted = take((next) => next.startsWith('>'));
      out.push(
        `<blockquote>${html(quoted.map((one) => one.replace(/^>\s?/, '')).join('\n'))}</blockquote>`,
      );
    } else if (line.startsWith('|') && /^\|?[\s:|-]+\|?$/.test(lines[at + 1] ?? 'x'))
      out.push(table(take((next) => next.startsWith('|'))));
    else if (BULLET.test(line))
      out.push(list(take((next) => BULLET.test(next) || /^\s+\S/.test(next))));
    else {
      const text = take(
        (next) => next.trim() !== '' && !/^(#{1,5}\s|```|>|\|)/.test(next) && !BULLET.test(next),
      );
      if (text.length) out.push(`<p>${inline(text.join(' '))}</p>`);
      else out.push(`<p>${inline(lines[at++] ?? '')}</p>`);
    }
  }
  return out.join('\n');
}
