/** The choices of a list of words, for react-admin's inputs. */
export function choicesOf(words: Readonly<Record<string, string>>): { id: string; name: string }[] {
  return Object.entries(words).map(([id, name]) => ({ id, name }));
}

/** The value of a multiple input from an address, which may hold a single one; 0 counts too. */
export function severalOf(value: unknown): readonly unknown[] {
  return value === undefined || value === null || value === '' ? [] : [value].flat();
}
