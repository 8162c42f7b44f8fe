/** What a list of words offers to choose from, as react-admin's inputs take it. */
export function choicesOf(words: Readonly<Record<string, string>>): { id: string; name: string }[] {
  return Object.entries(words).map(([id, name]) => ({ id, name }));
}

/** What an input of several takes for the value of an address, which may name a single one: 0 is one, too. */
export function severalOf(value: unknown): readonly unknown[] {
  return value === undefined || value === null || value === '' ? [] : [value].flat();
}
