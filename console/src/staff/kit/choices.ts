interface Choice {
  readonly id: string | number | boolean;
  readonly name: string;
}

/** By value its words, or the choices themselves. */
export type Choices = Readonly<Record<string, string>> | readonly Choice[];

const isList = (choices: Choices): choices is readonly Choice[] => Array.isArray(choices);

/** What a list of words offers to choose from, as react-admin's inputs take it. */
export function choicesOf(words: Choices): Choice[] {
  return isList(words) ? [...words] : Object.entries(words).map(([id, name]) => ({ id, name }));
}

/** What an input of several takes for the value of an address, which may name a single one: 0 is one, too. */
export function severalOf(value: unknown): readonly unknown[] {
  return value === undefined || value === null || value === '' ? [] : [value].flat();
}
