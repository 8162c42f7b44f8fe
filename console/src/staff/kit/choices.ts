interface Choice {
  readonly id: string | number | boolean;
  readonly name: string;
}

export type Choices = Readonly<Record<string, string>> | readonly Choice[];

const isList = (choices: Choices): choices is readonly Choice[] => Array.isArray(choices);

export function choicesOf(words: Choices): Choice[] {
  return isList(words) ? [...words] : Object.entries(words).map(([id, name]) => ({ id, name }));
}

/** The values of an input that takes several. An address may contain a single value, and 0 is a valid one. */
export function severalOf(value: unknown): readonly unknown[] {
  return value === undefined || value === null || value === '' ? [] : [value].flat();
}
