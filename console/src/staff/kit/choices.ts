/** What a list of words offers to choose from, as react-admin's inputs take it. */
export function choicesOf(words: Readonly<Record<string, string>>): { id: string; name: string }[] {
  return Object.entries(words).map(([id, name]) => ({ id, name }));
}
