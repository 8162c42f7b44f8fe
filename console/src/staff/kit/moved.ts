/** The items with the one at one place moved to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.filter((_, at) => at !== from).toSpliced(to, 0, item);
}
