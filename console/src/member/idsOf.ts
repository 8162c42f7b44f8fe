/** The ids in an address, separated by commas. Invalid and repeated ids are left out. Pure. */
export function idsOf(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))];
}
