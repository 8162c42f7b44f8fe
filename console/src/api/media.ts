/** Uploads to the media library. XMLHttpRequest is used, because fetch reports no upload progress. */
import { mediaCalls, received, sent, type StaffMedia } from '@valorisation/contract';
import { errorFromBody, localError } from '../core/errors';
import { tokens } from './token';

/** Long enough for a large document over a slow connection. */
const TIME_OUT_MS = 10 * 60_000;

export interface UploadOptions {
  /** Percent of the bytes that are sent. */
  readonly onProgress: (percent: number) => void;
  readonly kind?: StaffMedia['kind'] | undefined;
  readonly signal: AbortSignal;
}

/** @throws ApiError whose field `file` says why the library refuses the file */
export async function uploadMedia(file: File, { onProgress, kind, signal }: UploadOptions): Promise<StaffMedia> {
  const { method, address } = sent(mediaCalls.upload, { query: { kind }, file });
  const form = new FormData();
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    signal.addEventListener('abort', () => request.abort());
    request.timeout = TIME_OUT_MS;
    request.setRequestHeader('accept', 'application/json');
    const token = tokens.read();
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total)));
    request.addEventListener('error', () => reject(localError('reseau')));
    request.addEventListener('abort', () => reject(localError('reseau')));
    request.addEventListener('timeout', () => reject(localError('delai_depasse')));
    request.addEventListener('load', () => {
      const body = jsonOf(request.responseText);
      const answer = request.status < 300 ? received(mediaCalls.upload, body) : null;
      if (answer !== null) resolve(answer.answer);
      else reject(request.status < 300 ? localError('reponse_illisible') : errorFromBody(request.status, body));
    });
    request.send(form);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
