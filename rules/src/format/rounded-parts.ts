/**
 * Splits a whole into integer parts by the largest remainder. The sum of the parts is exactly `whole`, and each part is
 * its exact value rounded up or down. All parts are zero when there is nothing to split.
 */
export function roundedParts(values: readonly number[], whole = 100): readonly number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value * whole) / total);
  const parts = exact.map(Math.floor);
  const lacking = whole - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, lacking).map(({ index }) => index));
  return parts.map((part, index) => part + (raised.has(index) ? 1 : 0));
}
