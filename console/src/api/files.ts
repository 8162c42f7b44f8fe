import {
  documentCalls as calls,
  gridCalls,
  outlookCalls,
  privacyCalls,
  sent,
  valuationCalls,
  type Sent,
} from '@valorisation/contract';

/** What is printed on a job sheet besides its sections. */
export interface SheetParts {
  readonly pay: boolean;
  readonly signatures: boolean;
  readonly annex: boolean;
}

export const USUAL_PARTS: SheetParts = { pay: false, signatures: true, annex: true };

export const files = {
  valuation: (id: number): Sent => sent(calls.valuationFile, { params: { id } }),
  valuations: (ids: readonly number[], format: 'pdf' | 'zip', twoSided: boolean): Sent =>
    sent(calls.valuationFiles, { query: { format, twoSided }, body: { ids } }),
  jobSheet: (id: number, parts?: SheetParts): Sent => sent(calls.jobSheetFile, { params: { id }, query: parts ?? {} }),
  jobSheets: (ids: readonly number[], choices: SheetParts & { format: 'pdf' | 'zip'; twoSided: boolean }): Sent =>
    sent(calls.jobSheetFiles, { query: choices, body: { ids } }),
  interview: (id: number): Sent => sent(calls.interviewFile, { params: { id } }),
  interviews: (ids: readonly number[], twoSided: boolean): Sent =>
    sent(calls.interviewFiles, { query: { twoSided }, body: { ids } }),
  gridOutlook: (): Sent => sent(outlookCalls.file, {}),
  anniversaries: (): Sent => sent(valuationCalls.anniversaries, {}),
  ownData: (): Sent => sent(privacyCalls.download, {}),
} as const;

/** The path, from the root of the site, to a file of a published version for other software. */
export function rulesFile(id: number, which: 'pack' | 'publicodes'): string {
  return gridCalls[which].path.replace(':id', String(id)).slice(1);
}
