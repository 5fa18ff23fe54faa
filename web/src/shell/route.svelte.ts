/**
 * Where in the page we are, kept in the fragment of the address: it never reaches a server.
 *
 * `#/` front page · `#/new/GAME/MODE` · `#/t/TABLE[/TOKEN]` · `#/rules/GAME` ·
 * `#/rulings/GAME[/ID]`. A token is put away at once and taken out of the address bar.
 */

export interface Route {
  page: string;
  parts: string[];
}

/** A part of the address as it was meant; as it stands where nobody can have meant it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const [page = '', ...parts] = location.hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { page, parts };
}

let route = $state.raw(read());

window.addEventListener('hashchange', () => {
  route = read();
  window.scrollTo(0, 0);
});

export const where = {
  get now(): Route {
    return route;
  },
};

/** Go to another page. */
export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Change the address without a trace in the browser's history. */
export function replace(path: string): void {
  history.replaceState(null, '', `#/${path}`);
  route = read();
}

/** Whether the template game is shown as well: `/?all`. */
export const showsAll = new URLSearchParams(location.search).has('all');
