/** The file calls of the member API. */
import {
  documentCalls as calls,
  gridCalls,
  outlookCalls,
  privacyCalls,
  sent,
  valuationCalls,
  type Sent,
} from '@valorisation/contract';

export const files = {
  /** The valuation's sheet with its stored values. */
  valuation: (id: number): Sent => sent(calls.valuationFile, { params: { id } }),
  /** Several valuations: one document, or one file each. */
  valuations: (ids: readonly number[], format: 'pdf' | 'zip', twoSided: boolean): Sent =>
    sent(calls.valuationFiles, { query: { format, twoSided }, body: { ids } }),
  /** The job sheet of a profile. */
  jobSheet: (id: number): Sent => sent(calls.jobSheetFile, { params: { id } }),
  /** The folder for the interview with a person. */
  interview: (id: number): Sent => sent(calls.interviewFile, { params: { id } }),
  /** The interview folders of the people of several valuations, as one document. */
  interviews: (ids: readonly number[], twoSided: boolean): Sent =>
    sent(calls.interviewFiles, { query: { twoSided }, body: { ids } }),
  /** What the announced version of the grid changes, for the board. */
  gridOutlook: (): Sent => sent(outlookCalls.file, {}),
  /** The anniversaries of the next year, for a calendar program. */
  anniversaries: (): Sent => sent(valuationCalls.anniversaries, {}),
  /** The stored data of the establishment. */
  ownData: (): Sent => sent(privacyCalls.download, {}),
} as const;

/** Path from the root of the site to a file of a published version for other software. */
export function rulesFile(id: number, which: 'pack' | 'publicodes'): string {
  return gridCalls[which].path.replace(':id', String(id)).slice(1);
}
