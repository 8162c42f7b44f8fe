import { Injectable } from '@nestjs/common';
import { MAIL_KINDS } from '@valorisation/rules';
import { z } from 'zod/mini';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Derived } from '../../../platform/rest/rest-fields.js';
import { RestReader, type RestSource } from '../../../platform/rest/rest-reader.js';
import { contains } from '../../../platform/rest/rest-sql.js';
import { MailTemplates } from '../../../platform/templates/index.js';
import { MailWordings } from '../mail-wordings.js';

/** What a subject may say of a mail. A subject that a person typed is not read. */
export const SUBJECT_FACTS: Derived = {
  sql: `json_build_object('companyName', mail.data->'companyName', 'on', mail.data->'on', 'hasCopy', mail.data->'hasCopy',
    'subject', case when r.kind = 'campaign' then mail.data->'subject' end)`,
  joins: ['left join mail on mail.id = r.id'],
};

const NAMES = ['companyName', 'on', 'subject'] as const;
const answeredMail = z.object({
  kind: z.string(),
  recipient: z.string(),
  subject: z.object({
    companyName: z.nullable(z.string()),
    on: z.nullable(z.string()),
    subject: z.nullable(z.string()),
    hasCopy: z.nullable(z.boolean()),
  }),
});

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const placeOf = (name: string): string => `[${name}]`;

type Wordings = Awaited<ReturnType<MailWordings['all']>>;

/** The subjects with these words. Each is written once; the facts of a mail then take the place of their names. */
class Subjects {
  private readonly written = new Map<string, string>();

  constructor(
    private readonly templates: MailTemplates,
    private readonly wordings: Wordings,
  ) {}

  /** Empty when the facts of the mail are deleted, or when the product has no such mail any more. */
  of({ kind, recipient, subject: { hasCopy, ...facts } }: z.output<typeof answeredMail>): string {
    if (recipient === '' || !this.templates.names.includes(kind)) return '';
    const key = `${kind} ${String(hasCopy === true)}`;
    const places = Object.fromEntries(NAMES.map((name) => [name, placeOf(name)]));
    const pattern = this.written.get(key) ?? this.render(kind, { ...places, hasCopy: hasCopy === true });
    this.written.set(key, pattern);
    return NAMES.reduce(
      (text, name) => text.replace(placeOf(name), () => facts[name] ?? this.templates.masks.text),
      pattern,
    );
  }

  /** SQL: each kind with its texts. */
  sql(): string {
    return this.templates.names
      .map((kind) => `(${quoted(kind)}, ${quoted(`${this.render(kind)} ${MAIL_KINDS[kind] ?? ''}`)})`)
      .join(', ');
  }

  private render(kind: string, facts: object = {}): string {
    return this.templates.render(kind, { ...this.templates.sample(kind), ...facts }, this.wordings.get(kind)).subject;
  }
}

/** Mails show their subjects, and are found by them and by the names of their kinds. */
@Injectable()
export class MailReader extends RestReader {
  private last: { readonly words: string; readonly subjects: Subjects; readonly sql: string } | undefined;

  constructor(
    reader: TenantReader,
    private readonly templates: MailTemplates,
    private readonly wordings: MailWordings,
  ) {
    super(reader);
  }

  protected override async asked(source: RestSource): Promise<RestSource> {
    const { sql } = this.subjectsWith(await this.wordings.all());
    return {
      ...source,
      // Two sets of ids: joined by `or`, every search would read all mails, because a kind may be that of most of them.
      search: (pattern) => `r.id in (
        select m.id from staff_mail m where ${contains('m.recipient', pattern)}
        union all
        select m.id from staff_mail m where m.kind = any (array(
          select k.kind from (values ${sql}) k (kind, texts) where ${contains('k.texts', pattern)})))`,
    };
  }

  protected override answered(row: object): object {
    const subject = this.last?.subjects.of(z.parse(answeredMail, row)) ?? '';
    return { ...row, subject };
  }

  /** Kept until staff publish other words, so that a list of mails does not build it each time. */
  private subjectsWith(wordings: Wordings) {
    const words = JSON.stringify([...wordings]);
    if (this.last?.words !== words) {
      const subjects = new Subjects(this.templates, wordings);
      this.last = { words, subjects, sql: subjects.sql() };
    }
    return this.last;
  }
}
