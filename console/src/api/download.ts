/** Files: a rendering call answers the file, or a job to follow until the file is there. */
import type { Job } from './contract';
import { localError } from './errors';
import { requestRaw, unwrap, type CallOptions } from './http';

const POLL_MS = 800;

export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string;
}

export interface DownloadOptions {
  /** Percent, known once the call has become a job. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  query?: CallOptions['query'];
  method?: 'GET' | 'POST';
  body?: unknown;
  file?: Blob;
}

/** The file name of a Content-Disposition header, its UTF-8 form first; `fallback` when there is none. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const extended = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // A badly encoded name: the plain one is next.
    }
  }
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1]?.trim() ?? fallback;
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('cancelled', 'AbortError'));
    });
  });
}

async function jobOf(response: Response): Promise<Job> {
  const job = unwrap(await response.json().catch(() => undefined));
  if (typeof job !== 'object' || job === null || !('job_id' in job)) throw localError('reponse_illisible');
  return job as Job;
}

async function follow(job: Job, options: DownloadOptions): Promise<Response> {
  for (let current = job; ;) {
    options.onProgress?.(current.progress ?? 0);
    await wait(POLL_MS, options.signal);
    const response = await requestRaw(`/v1/jobs/${encodeURIComponent(current.job_id)}`, {
      silent: true,
      ...(options.signal && { signal: options.signal }),
    });
    if (response.status !== 202) return response;
    current = await jobOf(response);
  }
}

/**
 * Fetches a file, following its job when the server needs longer than one call.
 * @throws ApiError with the job's own refusal; nothing is saved then.
 */
export async function fetchFile(
  path: string,
  fallbackName: string,
  options: DownloadOptions = {},
): Promise<DownloadedFile> {
  const { query, method, body, file, signal } = options;
  const first = await requestRaw(path, {
    ...(query && { query }),
    ...(method && { method }),
    ...(body !== undefined && { body }),
    ...(file && { file }),
    ...(signal && { signal }),
  });
  const response = first.status === 202 ? await follow(await jobOf(first), options) : first;
  return {
    blob: await response.blob(),
    name: fileNameOf(response.headers.get('content-disposition'), fallbackName),
  };
}

/** Hands a fetched file to the browser's downloads. */
export function saveFile(file: DownloadedFile): void {
  const address = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob after the click; freeing it at once would cancel the download in some of them.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Addresses of the files that the member API serves. */
export const files = {
  /** The valuation's sheet with its stored values. */
  valuation: (id: number) => `/v1/valor/download/${id}`,
  /** Several valuations, `ids` in the body: one document, or with `format=zip` one file each. */
  valuations: '/v1/valor/download/pdf/multiple',
  /** The job sheet of a profile. */
  jobSheet: (profileId: number) => `/v1/job/download/pdf/${profileId}`,
  /** The anniversaries of the year to come, for a calendar program. */
  anniversaries: '/v1/valor/anniversaries.ics',
  /** The sheet for another share: query `q` in percent. */
  valuationForShare: (id: number) => `/v1/valor/download/pdf/${id}`,
} as const;
