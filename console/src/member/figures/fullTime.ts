/** Full-time equivalents in hundredths, from added shares in hundredths of a percent: 150 % is 1,50. */
export function fullTimeHundredths(shareHundredths: number): number {
  return Math.round(shareHundredths / 100);
}
