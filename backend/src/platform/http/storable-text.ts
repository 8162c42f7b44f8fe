/** Characters that the database does not store: the null character, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * True when a value holds one of these characters at any depth. It does not recurse, because a body may be nested
 * deeply.
 */
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
