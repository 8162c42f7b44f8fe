/** The employer body as the public reads it at this instant. Pages, mails and papers take it from here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenIdentity, type PublicIdentity, type ServiceStatus, type WrittenIdentity } from '@valorisation/contract';
import { mailColors } from '@valorisation/rules';
import type { Clock } from '../clock/clock.js';
import { shippedContent } from '../config/paths.js';
import type { TenantReader } from '../persistence/tenant-reader.js';

/** Used where no identity is public: before the installation, and when staff have taken theirs back. */
export const shippedIdentity = writtenIdentity.parse(
  JSON.parse(readFileSync(join(shippedContent, 'identity.json'), 'utf8')),
);

const PICTURE = `(select '/media/' || m.sha256 || '.webp' from content_media m where m.id = `;
const NOW_PUBLIC = {
  name: 'public-identity',
  text: `select to_jsonb(i) as written, ${PICTURE}i.media_id) as logo from public_identity i
    where i.state in ('published', 'scheduled') and i.opens_at <= $1 and (i.closes_at is null or i.closes_at > $1)
    order by i.opens_at desc limit 1`,
};
const LOGO = { name: 'identity-logo', text: `select ${PICTURE}$1) as logo` };

/** Unpublished values. */
type Changed = { readonly [Name in keyof WrittenIdentity]?: WrittenIdentity[Name] | undefined };

interface Row {
  readonly written: WrittenIdentity;
  readonly logo: string | null;
}

export interface MailParts {
  readonly siteName: string;
  readonly bodyName: string;
  readonly logo: string;
  readonly act: string;
  readonly actDark: string;
  readonly bodyEmail: string;
  /** Lines above the addresses; empty for the name of the body. */
  readonly footer: readonly string[];
  /** The postal address on one line. */
  readonly postal: string;
  readonly phone: string;
  readonly website: string;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Read at each use, so that a change takes effect at once in every process. */
export class BodyIdentity {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
    private readonly config: { readonly bodyEmail: string; readonly publicUrl: string },
  ) {}

  /** For the head and foot of every page. Paths of the logo are below the site's address. */
  async shown(): Promise<Pick<ServiceStatus, 'identity' | 'contact'>> {
    return shownOf(await this.read());
  }

  /** The same for unpublished values, for their preview. */
  async preview(changed: Changed): Promise<Pick<ServiceStatus, 'identity' | 'contact'>> {
    return shownOf(await this.with(changed));
  }

  /** Receives messages to the body, and answers to its mails. */
  async mailbox(): Promise<string> {
    const { contact_email } = (await this.read()).written;
    return contact_email === '' ? this.config.bodyEmail : contact_email;
  }

  /** @param changed unpublished values, for their preview */
  async mailParts(changed: Changed = {}): Promise<MailParts> {
    const { written, logo } = await this.with(changed);
    const { publicUrl, bodyEmail } = this.config;
    return {
      siteName: written.site_name,
      bodyName: written.title,
      logo: logo === null ? '' : `${publicUrl}${logo}`,
      ...mailColors(written.act_color),
      bodyEmail: written.contact_email === '' ? bodyEmail : written.contact_email,
      footer: linesOf(written.mail_footer),
      postal: linesOf(written.postal).join(', '),
      phone: written.phone,
      website: written.website,
    };
  }

  private async read(): Promise<Row> {
    const [row] = await this.reader.global<Row>({ ...NOW_PUBLIC, values: [this.clock.now()] });
    return row ?? { written: shippedIdentity, logo: null };
  }

  private async with(changed: Changed): Promise<Row> {
    const { written, logo } = await this.read();
    const typed = Object.entries(changed).filter(([, value]) => value !== undefined);
    const next: WrittenIdentity = { ...written, ...Object.fromEntries(typed) };
    if (next.media_id === written.media_id) return { written: next, logo };
    const [found] = await this.reader.global<Pick<Row, 'logo'>>({ ...LOGO, values: [next.media_id] });
    return { written: next, logo: found?.logo ?? null };
  }
}

function shownOf({ written, logo }: Row): { identity: PublicIdentity; contact: ServiceStatus['contact'] } {
  const { title, site_name, short_name, act_color, accent_color, links, contact_email, phone, website, postal } =
    written;
  return {
    identity: {
      name: title,
      siteName: site_name,
      shortName: short_name,
      logo,
      actColor: act_color,
      accentColor: accent_color,
      notFoundTitle: written.not_found_title,
      notFoundText: written.not_found_text,
      maintenanceTitle: written.maintenance_title,
      maintenanceText: written.maintenance_text,
      links,
    },
    contact: { email: contact_email, phone, website, postal: linesOf(postal) },
  };
}
