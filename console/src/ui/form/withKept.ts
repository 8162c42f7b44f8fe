/** The first values of a form. Values that were typed earlier in the same form replace them. */
export function withKept<Start extends object>(start: Start, names: readonly string[], kept: unknown): Start {
  if (typeof kept !== 'object' || kept === null) return start;
  const beginning = new Map<string, unknown>(Object.entries(start));
  const fitting = Object.entries(kept).filter(
    ([name, value]: [string, unknown]) => names.includes(name) && typeof value === typeof beginning.get(name),
  );
  return { ...start, ...Object.fromEntries(fitting) };
}
