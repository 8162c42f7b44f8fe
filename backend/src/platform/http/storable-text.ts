/** Signs that no database stores: the null sign, and one half of a pair of signs. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether a value holds such a sign at any depth. Without recursion: a body may be nested as deeply as its size allows. */
export function holdsUnstorable(field: unknown): boolean {
  const open = [field];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && UNSTORABLE.test(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (UNSTORABLE.test(name)) return true;
      open.push(inner);
    }
  }
  return false;
}
