/** The ids that an address names, commas between; what is no id or comes twice is left out. Pure. */
export function idsOf(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))];
}
