/** The staff API speaks the dialect of ra-data-simple-rest; the token and the calls of our own are ours to add. */
import { fetchUtils, HttpError, type DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { errorFromBody } from './errors';
import { request } from './http';
import { tokens } from './token';

async function withToken(address: string, options: fetchUtils.Options = {}) {
  const token = tokens.read();
  const headers = new Headers(options.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(address, { ...options, headers });
  } catch (error) {
    // Its own sentence rather than the status's: react-admin shows the message.
    throw error instanceof HttpError ? errorFromBody(Number(error.status), error.body) : error;
  }
}

/** What an account becomes in an establishment that has a head. */
export type BesideHead = 'associated' | 'head';

const staffCalls = {
  /** Accepts a waiting request, or sends the mail of an accepted one again. */
  async acceptAccountRequest(id: number, beside: BesideHead = 'associated'): Promise<void> {
    await request(`/v1/user/send/mail/${id}`, { method: 'POST', body: { beside } });
  },
  /** Tries a mail again that failed for good. */
  async retryMail(id: number): Promise<void> {
    await request(`/admin/mails/${id}/retry`, { method: 'POST' });
  },
  async refuseAccountRequest(id: number, reason: string): Promise<void> {
    await request(`/admin/account-requests/${id}/refuse`, { method: 'POST', body: { reason } });
  },
};

export type StaffDataProvider = DataProvider & typeof staffCalls;

export const staffDataProvider: StaffDataProvider = { ...simpleRestProvider('/admin', withToken), ...staffCalls };
