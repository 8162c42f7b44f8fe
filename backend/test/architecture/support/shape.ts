/** The shape of a JSON value: the names of its parts and their kinds, whatever they hold. */

export interface Shape {
  /** True when the value has the same parts of the same kinds. */
  admits(value: unknown): boolean;
}

/** Null stands for any kind; keys that are numbers are entries of a map, of which any number may be there. */
export function shapeOf(sample: unknown): Shape {
  return { admits: (value) => isAlike(sample, value) };
}

function isAlike(sample: unknown, value: unknown): boolean {
  if (sample === null || value === null) return true;
  if (typeof sample !== typeof value || Array.isArray(sample) !== Array.isArray(value)) return false;
  if (typeof sample !== 'object' || typeof value !== 'object') return true;
  const [left, right] = [partsOf(sample), partsOf(value)];
  if (isMap(left) && isMap(right)) {
    const [entry] = left.values();
    return [...right.values()].every((part) => isAlike(entry, part));
  }
  return (
    left.size === right.size && [...left].every(([name, part]) => right.has(name) && isAlike(part, right.get(name)))
  );
}

function partsOf(value: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(value));
}

function isMap(parts: ReadonlyMap<string, unknown>): boolean {
  return parts.size > 0 && [...parts.keys()].every((name) => /^\d+$/.test(name));
}
