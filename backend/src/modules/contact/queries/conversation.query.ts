import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MessageFigures, MessageThread, MessageEntry } from '@valorisation/contract';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

/** Answers and notes of a message, and the people who may become responsible. Refusal: `introuvable`. */
export class GetMessageThread extends QueryOf<{ messageId: number }, MessageThread>() {}

/** Messages of a period, both days included, in Paris time. */
export class GetMessageFigures extends QueryOf<{ from: string | null; to: string | null }, MessageFigures>() {}

type Entry = Omit<MessageEntry, 'mail_state'>;

const ENTRIES = `
  select e.id, e.kind, e.body, nullif(trim(concat_ws(' ', author.first_name, author.last_name)), '') as author,
         e.mail_id, e.created_at
    from contact_entry e left join account author on author.id = e.author_id
   where e.message_id = $1 order by e.id`;

const STAFF = `
  select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) as name
    from account where role in ('staff', 'admin') and visa = 1 order by name, id`;

const FIGURES = `
  select count(*)::integer as received, count(m.answered_at)::integer as answered,
         (count(*) filter (where m.answered_at is null and m.closed_at is null))::integer as waiting,
         round(percentile_cont(0.5) within group (
           order by extract(epoch from m.answered_at - m.created_at) / 60)
           filter (where m.answered_at is not null))::integer as median_minutes
    from contact_message m
   where ($1::date is null or m.created_at >= $1::date::timestamp at time zone 'Europe/Paris')
     and ($2::date is null or m.created_at < ($2::date + 1)::timestamp at time zone 'Europe/Paris')`;

@QueryHandler(GetMessageThread)
class GetMessageThreadHandler implements IQueryHandler<GetMessageThread> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ messageId }: GetMessageThread): Promise<MessageThread> {
    const [[message], entries, staff] = await this.reader.across<[object, Entry, MessageThread['staff'][number]]>(
      'staff',
      [
        { name: '', text: 'select from contact_message where id = $1', values: [messageId] },
        { name: '', text: ENTRIES, values: [messageId] },
        { name: '', text: STAFF, values: [] },
      ],
    );
    if (message === undefined) throw notFound('message');
    const states = await this.statesOf(entries.flatMap(({ mail_id }) => mail_id ?? []));
    const withState = (entry: Entry): MessageEntry => ({
      ...entry,
      mail_state: entry.mail_id === null ? null : (states.get(entry.mail_id) ?? null),
    });
    return { entries: entries.map(withState), staff };
  }

  /** Reads the states of mails separately, because mails have their own scope. */
  private async statesOf(ids: readonly number[]): Promise<ReadonlyMap<number, MessageEntry['mail_state']>> {
    const text = 'select id, state from mail where id = any($1::integer[])';
    const [mails] = await this.reader.across<[{ id: number; state: MessageEntry['mail_state'] }]>('mails', [
      { name: '', text, values: [ids] },
    ]);
    return new Map(mails.map(({ id, state }) => [id, state]));
  }
}

const on = handlersWith({ reader: TenantReader });

export const conversationQueries = [
  on(GetMessageFigures, async ({ from, to }, { reader }) => {
    const [[figures]] = await reader.across<[MessageFigures]>('staff', [
      { name: '', text: FIGURES, values: [from, to] },
    ]);
    return figures ?? { received: 0, answered: 0, waiting: 0, median_minutes: null };
  }),
  GetMessageThreadHandler,
];
