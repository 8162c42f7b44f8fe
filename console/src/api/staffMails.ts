/** What staff do with mails beside listing them. */
import { mailCalls, type Mail, type MailContent, type ManyOutcome } from '@valorisation/contract';
import { call } from './call';

export const mailActs = {
  /** What a mail says, without what staff may not read of it. */
  content: async (id: number): Promise<MailContent> => call(mailCalls.content, { params: { id } }),
  /** Answers the new mail. */
  resend: async (id: number): Promise<Mail> => call(mailCalls.resend, { params: { id } }),
  /** Tries mails again that failed for good. */
  retry: async (ids: readonly number[]): Promise<ManyOutcome> => call(mailCalls.retryMany, { body: { ids } }),
};
