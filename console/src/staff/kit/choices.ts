interface Choice {
  readonly id: string | number | boolean;
  readonly name: string;
}

/** The words of each value, or the choices themselves. */
export type Choices = Readonly<Record<string, string>> | readonly Choice[];

const isList = (choices: Choices): choices is readonly Choice[] => Array.isArray(choices);

export function choicesOf(words: Choices): Choice[] {
  return isList(words) ? [...words] : Object.entries(words).map(([id, name]) => ({ id, name }));
}

/** The value of a multiple input from an address, which may hold a single one; 0 counts too. */
export function severalOf(value: unknown): readonly unknown[] {
  return value === undefined || value === null || value === '' ? [] : [value].flat();
}
