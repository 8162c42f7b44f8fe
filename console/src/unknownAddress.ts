/**
 * The server answers an address that it does not know with the console's page and a `<base>` that leads to the root. The
 * address becomes the console's own: what it names is shown, or that it names no page.
 */

/** `/outil/rien/la?a=1` below the root `/outil/` is `/outil/#/rien/la?a=1`; a hash behind it goes. */
function consoleAddress(asked: URL, root: URL): string {
  return `${root.href}#/${asked.pathname.slice(root.pathname.length)}${asked.search}`;
}

export function leaveUnknownAddress(): void {
  const base = document.querySelector('base');
  if (base === null) return;
  window.history.replaceState(null, '', consoleAddress(new URL(window.location.href), new URL(base.href)));
  base.remove();
}
