/**
 * The amounts that each version of the rules' code computes from fixed inputs, on the grids of two days. The rows of a
 * version are never edited.
 */
export interface RecordedAmounts {
  /** The amounts by case of `rules-version.spec.ts`, in the order of that file. */
  readonly cases: Readonly<Record<string, readonly (number | string | null)[]>>;
  /** The SHA-256 of the amounts of every function with many different terms. */
  readonly digest: string;
}

export const amountsByVersion: Readonly<Record<number, RecordedAmounts>> = {
  1: {
    cases: {
      plain: [103000, null, 178533, 178533, null, null, 178533, 'month', null],
      olderGrid: [103000, null, 176731, 176731, null, null, 176731, 'month', null],
      leaveSeniorityShare: [109515, null, 189826, 151861, null, null, 151861, 'month', '2028-02-01'],
      oddShare: [110095, null, 190831, 63604, null, null, 63604, 'month', '2027-09-30'],
      leapDay: [114150, null, 197860, 197860, null, null, 197860, 'month', '2028-02-29'],
      raisedDegree: [109500, null, 189800, 189800, null, null, 189800, 'month', null],
      hourly: [132700, null, 230013, 230013, 2588, null, 2588, 'hour', '2029-01-10'],
      hourlyGuaranteed: [130500, 184700, 226200, 226200, 2545, 320147, 320147, 'month', null],
      fixedDays: [152020, null, 263501, 263501, null, null, 263501, 'month', '2027-09-01'],
      guaranteed: [109000, 207900, 188933, 152091, null, 290090, 290090, 'month', null],
      guaranteedBelow: [109000, null, 188933, 188933, null, null, 188933, 'month', null],
      fixedAmount: [109000, null, 188933, 188933, null, null, 251234, 'month', null],
      otherFunction: [98000, null, 169867, 169867, null, null, 169867, 'month', null],
    },
    digest: '73164b235bc412d759bda94a26ea977c9d79ee50fdab0c0a7ab95c54d3a228b8',
  },
};
