/**
 * The server answers an unknown address with the console's page and a `<base>` to the root. The console turns the address
 * into its own form, and shows the page of that address or the not-found page.
 */

/** `/outil/rien/la?a=1` below the root `/outil/` becomes `/outil/#/rien/la?a=1`; a hash after it is dropped. */
function consoleAddress(asked: URL, root: URL): string {
  return `${root.href}#/${asked.pathname.slice(root.pathname.length)}${asked.search}`;
}

export function leaveUnknownAddress(): void {
  const base = document.querySelector('base');
  if (base === null) return;
  window.history.replaceState(null, '', consoleAddress(new URL(window.location.href), new URL(base.href)));
  base.remove();
}
