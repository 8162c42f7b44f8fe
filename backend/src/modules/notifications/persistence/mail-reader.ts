import { Injectable } from '@nestjs/common';
import { MAIL_KINDS } from '@valorisation/rules';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { RestReader, type RestSource } from '../../../platform/rest/rest-reader.js';
import { contains } from '../../../platform/rest/rest-sql.js';
import { MailTemplates } from '../../../platform/templates/index.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Mails are also found by their subjects and by the names of their kinds, which are texts of the product. */
@Injectable()
export class MailReader extends RestReader {
  /** SQL: each kind with its texts. */
  private kinds: string | undefined;

  constructor(
    reader: TenantReader,
    private readonly templates: MailTemplates,
  ) {
    super(reader);
  }

  protected override async asked(source: RestSource): Promise<RestSource> {
    this.kinds ??= this.textsOfKinds();
    const { kinds } = this;
    return {
      ...source,
      // Two sets of ids: joined by `or`, every search would read all mails, because a kind may be that of most of them.
      search: (pattern) => `r.id in (
        select m.id from staff_mail m where ${contains('m.recipient', pattern)}
        union all
        select m.id from staff_mail m where m.kind = any (array(
          select k.kind from (values ${kinds}) k (kind, texts) where ${contains('k.texts', pattern)})))`,
    };
  }

  private textsOfKinds(): string {
    return this.templates.names
      .map((kind) => {
        const { subject } = this.templates.render(kind, this.templates.sample(kind));
        return `(${quoted(kind)}, ${quoted(`${subject} ${MAIL_KINDS[kind] ?? ''}`)})`;
      })
      .join(', ');
  }
}
