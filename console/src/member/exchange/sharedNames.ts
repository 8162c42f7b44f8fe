/** Names that several rows of a file share. By the server's comparison these rows become one profile. Pure. */
export function sharedNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, { readonly name: string; readonly count: number }>();
  for (const name of names) {
    const key = name.trim().normalize('NFC').toLowerCase();
    const known = seen.get(key);
    seen.set(key, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
  }
  return [...seen.values()].filter(({ count }) => count > 1).map(({ name }) => name);
}
