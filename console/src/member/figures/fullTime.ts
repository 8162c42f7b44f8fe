/** Full-time equivalents in hundredths, from a sum of shares in hundredths of a percent: 150 % gives 1,50. */
export function fullTimeHundredths(shareHundredths: number): number {
  return Math.round(shareHundredths / 100);
}
