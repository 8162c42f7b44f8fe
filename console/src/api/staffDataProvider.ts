/** The staff data provider: the dialect of ra-data-simple-rest, with our token and our own calls. */
import { combineDataProviders, fetchUtils, HttpError, type DataProvider, type SortPayload } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { fileNameOf, saveFile } from './download';
import { ApiError, errorFromBody, localError } from '../core/errors';
import { endIfOver, requestRaw } from './http';
import { memberDataProvider } from './memberDataProvider';
import { tokens } from './token';

/** A refusal in the form of react-admin's forms: a field's message stands beside the field. */
class FormRefusal extends ApiError {
  readonly body: { readonly errors: Readonly<Record<string, string>> };

  constructor({ status, code, message, fields, correlationId }: ApiError) {
    super(status, code, message, fields, correlationId);
    this.body = { errors: fields };
  }
}

async function withToken(address: string, options: fetchUtils.Options = {}) {
  const token = tokens.read();
  const headers = new Headers(options.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(address, { ...options, headers });
  } catch (error) {
    // Our sentence instead of the browser's or the status's, because react-admin shows the message.
    if (error instanceof TypeError) throw localError('reseau');
    if (!(error instanceof HttpError)) throw error;
    const refusal = errorFromBody(Number(error.status), error.body);
    endIfOver(refusal, token);
    throw Object.keys(refusal.fields).length === 0 ? refusal : new FormRefusal(refusal);
  }
}

interface ListShown {
  readonly filter: unknown;
  readonly sort: SortPayload;
}

const staffCalls = {
  async exportList(resource: string, { filter, sort: { field, order } }: ListShown): Promise<void> {
    const query = { filter: JSON.stringify(filter), sort: JSON.stringify([field, order]) };
    // A long list takes longer than a call may.
    const response = await requestRaw(`/admin/${resource}/export`, { query, keepOpen: true });
    const name = fileNameOf(response.headers.get('content-disposition'), `${resource}.csv`);
    saveFile({ blob: await response.blob(), name });
  },
};

export type StaffDataProvider = DataProvider & typeof staffCalls;

const staffResources: StaffDataProvider = { ...simpleRestProvider('/admin', withToken), ...staffCalls };

/** Each account has its own sessions, whose list both areas show. */
export const staffDataProvider = combineDataProviders((resource) =>
  resource === 'sessions' ? memberDataProvider : staffResources,
);
