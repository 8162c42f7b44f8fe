/** @param {Iterable<number>} values */
export function median(values) {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * @param {Iterable<number>} values
 * @param {number} share of them that are not greater
 */
export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * Two series of paired rounds: the middle of each side, and the middle of the rounds' ratios, which a slow moment of the
 * machine hardly moves.
 * @param {readonly number[]} product
 * @param {readonly number[]} reference
 */
export function paired(product, reference) {
  return {
    product: median(product),
    reference: median(reference),
    ratio: median(product.map((value, round) => value / reference[round])),
  };
}
