/** What staff do with requests and accounts, beside the dialect of their lists. */
import {
  staffAccountCalls as calls,
  type AccountSession,
  type BesideHead,
  type ManyOutcome,
} from '@valorisation/contract';
import { call } from './call';

export const accountActs = {
  async acceptAccountRequests(ids: readonly number[], beside: BesideHead = 'associated'): Promise<ManyOutcome> {
    return call(calls.acceptRequests, { body: { ids, beside } });
  },
  async refuseAccountRequests(ids: readonly number[], reason: string): Promise<ManyOutcome> {
    return call(calls.refuseRequests, { body: { ids, reason } });
  },
  async suspendAccount(id: number, reason: string): Promise<void> {
    await call(calls.suspend, { params: { id }, body: { reason } });
  },
  async restoreAccount(id: number): Promise<void> {
    await call(calls.restore, { params: { id } });
  },
  async resendActivation(id: number): Promise<void> {
    await call(calls.resend, { params: { id } });
  },
  async makeMainAccount(id: number): Promise<void> {
    await call(calls.makeMain, { params: { id } });
  },
  async accountSessions(id: number): Promise<readonly AccountSession[]> {
    return call(calls.sessions, { params: { id } });
  },
  async endAccountSession(id: number, session: number): Promise<void> {
    await call(calls.endSession, { params: { id, session } });
  },
  async endAccountSessions(id: number): Promise<void> {
    await call(calls.endSessions, { params: { id } });
  },
};
