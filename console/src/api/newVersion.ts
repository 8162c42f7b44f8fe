/** True when the server has a newer build of the console than the open page. */
export async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (entry === null) return false;
  try {
    return (await fetch(entry.src, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}
