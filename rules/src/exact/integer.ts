/** The only divisions of the rules. Integers in, integers out; BigInt inside, so no intermediate can lose a digit. */

function toSafeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError('result beyond the safe integers');
  return result;
}

/** Product of integers, exact. */
export function product(...factors: readonly number[]): bigint {
  return factors.reduce((total, factor) => total * BigInt(factor), 1n);
}

/** Division rounded half up, for a numerator >= 0: the one rounding of every amount, rate and index. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('divideHalfUp takes a positive quotient');
  return toSafeNumber((2n * numerator + denominator) / (2n * denominator));
}

/** Division rounded up, for a numerator >= 0: the whole points of rules 10 and 12. */
export function divideUp(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('divideUp takes a positive quotient');
  return toSafeNumber((numerator + denominator - 1n) / denominator);
}
