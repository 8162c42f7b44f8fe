/** The only divisions of the rules. They take integers and compute with BigInt, so that no step loses a digit. */

function toSafeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError('result beyond the safe integers');
  return result;
}

/** The exact product of integers. */
export function product(...factors: readonly number[]): bigint {
  return factors.reduce((total, factor) => total * BigInt(factor), 1n);
}

/** A division rounded half up, for a numerator >= 0. Every amount, rate and index is rounded by it. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('divideHalfUp takes a positive quotient');
  return toSafeNumber((2n * numerator + denominator) / (2n * denominator));
}

/** A division rounded up, for a numerator >= 0. Rules 10 and 12 need it for whole points. */
export function divideUp(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('divideUp takes a positive quotient');
  return toSafeNumber((numerator + denominator - 1n) / denominator);
}
