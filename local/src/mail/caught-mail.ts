import PostalMime, { type Address } from 'postal-mime';

export interface CaughtAttachment {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly content: Buffer;
}

export interface CaughtMail {
  /** Sortable: the time of arrival, then a random part. */
  readonly id: string;
  /** The Message-ID, which all copies of a mail share. */
  readonly messageId: string;
  /** Message-IDs of the mails that it answers, the oldest first. Mail programs show them as one thread. */
  readonly references: readonly string[];
  /** Moment of arrival, ISO 8601 in UTC. */
  readonly date: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Web addresses in the mail, in order and each once. The action link is one of them. */
  readonly links: readonly string[];
  /** Where one POST unsubscribes its reader (RFC 8058); null without both headers. */
  readonly unsubscribe: string | null;
  readonly attachments: readonly CaughtAttachment[];
}

function addressesOf(list: readonly Address[] | undefined): string[] {
  return (list ?? []).flatMap(({ address, group }) => (address === undefined ? addressesOf(group) : [address]));
}

function linksOf(html: string, text: string): string[] {
  const fromHtml = Array.from(html.matchAll(/href="(https?:[^"]+)"/gi), ([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  const fromText = Array.from(text.matchAll(/https?:\/\/[^\s<>"]+/gi), ([link]) => link);
  return [...new Set([...fromHtml, ...fromText])];
}

function toBuffer(content: ArrayBuffer | Uint8Array | string): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

function unsubscribeOf(headers: readonly { readonly key: string; readonly value: string }[]): string | null {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.trim();
  if (valueOf('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') return null;
  return /^<(https?:[^>]+)>$/.exec(valueOf('list-unsubscribe') ?? '')?.[1] ?? null;
}

export async function parseMail(id: string, arrival: Date, source: Buffer): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source);
  const { html = '', text = '' } = mail;
  return {
    id,
    date: arrival.toISOString(),
    messageId: mail.messageId ?? '',
    references: mail.references?.match(/<[^>]+>/g) ?? [],
    from: mail.from?.address ?? '',
    to: addressesOf(mail.to),
    subject: mail.subject ?? '',
    text,
    html,
    links: linksOf(html, text),
    unsubscribe: unsubscribeOf(mail.headers),
    attachments: mail.attachments.map(({ filename, mimeType, content }, index) => {
      const bytes = toBuffer(content);
      return { name: filename ?? `${index + 1}`, type: mimeType, size: bytes.length, content: bytes };
    }),
  };
}
