import { Query } from '@nestjs/cqrs';
import type { MailFailure, MailState } from '../mail-contents.js';

/** A mail as staff see it: to whom, how it went; never what it says. */
export interface MailView {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly errorCode: MailFailure | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

export interface MailPage {
  readonly mails: readonly MailView[];
  readonly total: number;
}

export const MAIL_SORTS = ['id', 'state', 'kind', 'created_at', 'sent_at'] as const;

export interface MailQuestion {
  readonly sort: (typeof MAIL_SORTS)[number];
  readonly descending: boolean;
  readonly first: number;
  readonly limit: number;
  readonly state: MailState | null;
  readonly ids: readonly number[] | null;
}

/** The mails of every establishment, for staff. */
export class ListMails extends Query<MailPage> {
  constructor(readonly question: MailQuestion) {
    super();
  }
}
