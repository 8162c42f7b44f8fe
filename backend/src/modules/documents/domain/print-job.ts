/** Documents that one account may wait for at a time. The next one is refused as `trop_de_tentatives`. */
export const MOST_OPEN_PRINTS = 20;
/** The Retry-After of that refusal. After this time some of the documents are usually done. */
export const RETRY_SECONDS = 5;
/** A job that is open for longer was lost on its way and no longer counts. */
export const COUNTS_AS_OPEN_MINUTES = 10;

export interface ConclusionRequest {
  readonly valuationId: number;
  /** Share to print instead of the row's own, in hundredths of a percent; null for the stored values. */
  readonly shareHundredths: number | null;
}

export interface ConclusionsRequest {
  readonly valuationIds: readonly number[];
  readonly form: BundleForm;
  readonly twoSided: boolean;
}

export interface InterviewsRequest {
  readonly profileIds: readonly number[];
  /** Each person begins on a right-hand page, so that no sheet has a colleague's pay on its back. */
  readonly twoSided: boolean;
}

/** `merged`: one PDF with a bookmark for each document; `zip`: one PDF each. */
export type BundleForm = 'merged' | 'zip';

export interface JobSheetRequest {
  readonly profileId: number;
}

export interface JobSheetParts {
  /** The index and the amounts are on the paper only when the head asked for them. */
  readonly pay: boolean;
  readonly signatures: boolean;
  readonly annex: boolean;
}

export type PrintedJobSheetRequest = JobSheetRequest & JobSheetParts;

export interface JobSheetsRequest extends InterviewsRequest, JobSheetParts {
  readonly form: BundleForm;
}

export interface GridOutlookRequest {
  readonly gridId: number;
}

/**
 * The documents that can be printed. Ids and values only: with them the worker reads the content again, with the rights
 * of the same account.
 */
export type PrintRequest =
  | { readonly kind: 'conclusion'; readonly input: ConclusionRequest }
  | { readonly kind: 'conclusions'; readonly input: ConclusionsRequest }
  | { readonly kind: 'job-sheet'; readonly input: PrintedJobSheetRequest }
  | { readonly kind: 'interview'; readonly input: JobSheetRequest }
  | { readonly kind: 'grid-outlook'; readonly input: GridOutlookRequest }
  | { readonly kind: 'interviews'; readonly input: InterviewsRequest }
  | { readonly kind: 'job-sheets'; readonly input: JobSheetsRequest };

export type PrintKind = PrintRequest['kind'];

const BUNDLE_KINDS = ['conclusions', 'interviews', 'job-sheets'] as const;

export type BundleRequest = Extract<PrintRequest, { readonly kind: (typeof BUNDLE_KINDS)[number] }>;

export function isBundle(request: PrintRequest): request is BundleRequest {
  return isBundleKind(request.kind);
}

export function isBundleKind(kind: unknown): boolean {
  return BUNDLE_KINDS.some((bundle) => bundle === kind);
}

/** The state of the job; `failed` when it is given up. */
export type PrintState = 'waiting' | 'active' | 'done' | 'failed';
