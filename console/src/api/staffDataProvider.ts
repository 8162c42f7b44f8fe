/** The staff data provider: the dialect of ra-data-simple-rest, with the product's token and its own calls. */
import type { ListCounts } from '@valorisation/contract';
import { combineDataProviders, fetchUtils, HttpError, type DataProvider, type SortPayload } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { fileNameOf, saveFile } from './download';
import { ApiError, errorFromBody, localError } from '../core/errors';
import { endIfOver, requestRaw } from './http';
import { memberDataProvider } from './memberDataProvider';
import { tokens } from './token';

/** A refusal in the form that react-admin's forms take: the message of a field is shown beside that field. */
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
    // react-admin shows the message of the error. This French sentence replaces the browser's or the status's.
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
  /** How many rows each view holds, by its filter. */
  async countViews(resource: string, views: readonly object[]): Promise<readonly number[]> {
    const response = await requestRaw(`/admin/${resource}/counts`, { query: { views: JSON.stringify(views) } });
    const { counts } = (await response.json()) as ListCounts;
    return counts;
  },

  async exportList(resource: string, { filter, sort: { field, order } }: ListShown): Promise<void> {
    const query = { filter: JSON.stringify(filter), sort: JSON.stringify([field, order]) };
    // Reading a long list may take longer than the time-out of a call.
    const response = await requestRaw(`/admin/${resource}/export`, { query, keepOpen: true });
    const name = fileNameOf(response.headers.get('content-disposition'), `${resource}.csv`);
    saveFile({ blob: await response.blob(), name });
  },
};

export type StaffDataProvider = DataProvider & typeof staffCalls;

const staffResources: StaffDataProvider = { ...simpleRestProvider('/admin', withToken), ...staffCalls };

/** Each account has its own sessions. Both areas show the list of them. */
export const staffDataProvider = combineDataProviders((resource) =>
  resource === 'sessions' ? memberDataProvider : staffResources,
);
