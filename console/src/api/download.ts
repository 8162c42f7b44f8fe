/** Downloads: a print call answers either the file, or a job to follow until the file is ready. */
import { documentCalls, receivedJob, sent, type Job, type Sent } from '@valorisation/contract';
import { localError } from '../core/errors';
import { readPayload, requestRaw } from './http';

const POLL_MS = 800;

export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string;
}

export interface DownloadOptions {
  /** Percent. Called once the server has turned the call into a job. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** The file name of a Content-Disposition header. Its UTF-8 form is preferred; `fallback` without a name. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const extended = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // The UTF-8 name is badly encoded, so the plain name is tried next.
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
  const job = receivedJob(documentCalls.job.answer, await readPayload(response));
  if (job === null) throw localError('reponse_illisible');
  return job;
}

async function follow(job: Job, options: DownloadOptions): Promise<Response> {
  for (let current = job; ;) {
    options.onProgress?.(current.progress);
    await wait(POLL_MS, options.signal);
    const { address } = sent(documentCalls.job, { params: { id: current.id } });
    const response = await requestRaw(address, { silent: true, ...(options.signal && { signal: options.signal }) });
    if (response.status !== 202) return response;
    current = await jobOf(response);
  }
}

/**
 * Fetches a file. When the server needs longer than one call, it follows the job.
 * @throws ApiError with the refusal of the job; nothing is saved then
 */
export async function fetchFile(
  { address, ...request }: Sent,
  fallbackName: string,
  options: DownloadOptions = {},
): Promise<DownloadedFile> {
  const first = await requestRaw(address, { ...request, ...(options.signal && { signal: options.signal }) });
  const response = first.status === 202 ? await follow(await jobOf(first), options) : first;
  return {
    blob: await response.blob(),
    name: fileNameOf(response.headers.get('content-disposition'), fallbackName),
  };
}

export function saveFile(file: DownloadedFile): void {
  const address = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the blob only after the click. If the address were released at once, some browsers would cancel
  // the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
