import { documentCalls, received, type PrintedPage } from '@valorisation/contract';
import { localError } from '../core/errors';
import { readPayload, requestRaw } from './http';

/**
 * A document as the worker prints it. The query is passed on from the address, and the server checks it.
 * @throws ApiError 404, 409 while there is nothing to print
 */
export async function printedPage(
  path: string,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<PrintedPage> {
  const response = await requestRaw(path, { query, ...(signal && { signal }) });
  const page = received(documentCalls.printedValuation, await readPayload(response));
  if (page === null) throw localError('reponse_illisible');
  return page.answer;
}
