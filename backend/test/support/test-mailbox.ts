/** A real SMTP server for a test file, and the mails that it took. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startMailCatcher } from '@valorisation/local';
import { eventually } from './eventually.js';

const mail = z.object({
  messageId: z.string(),
  references: z.array(z.string()),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  unsubscribe: z.nullable(z.string()),
});

export type ReceivedMail = z.infer<typeof mail>;

export interface TestMailbox {
  /** The value of SMTP_URL. */
  readonly smtpUrl: string;
  /** Where the mails are read in a browser. */
  readonly pageUrl: string;
  /** All mails to an address, newest first. */
  to(address: string): Promise<ReceivedMail[]>;
  /** Waits until so many have arrived at the address, and returns the newest. */
  next(address: string, count?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** @param refuses a recipient that the server refuses for good */
export async function startTestMailbox({ refuses }: { readonly refuses?: string } = {}): Promise<TestMailbox> {
  const directory = await mkdtemp(join(tmpdir(), 'valorisation-mails-'));
  const catcher = await startMailCatcher({ directory, port: 0, ...(refuses !== undefined && { refuses }) });
  const to = async (address: string): Promise<ReceivedMail[]> => {
    const response = await fetch(new URL('/api/mails', catcher.pageUrl));
    const all = z.array(mail).parse(await response.json());
    return all.filter((one) => one.to.includes(address));
  };
  return {
    smtpUrl: catcher.smtpUrl,
    pageUrl: catcher.pageUrl,
    to,
    next: async (address, count = 1) =>
      eventually(async () => {
        const [newest, ...older] = await to(address);
        if (newest === undefined || older.length + 1 < count) throw new Error(`No mail number ${count} came`);
        return newest;
      }),
    stop: async () => {
      await catcher.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The token of the mail's action: the last segment of the link into the console. */
export function tokenIn({ links }: ReceivedMail): string {
  const link = links.find((address) => address.includes('/#/') && /\/[\w-]{43}$/.test(address));
  if (link === undefined) throw new Error('The mail carries no link with a token');
  return link.slice(link.lastIndexOf('/') + 1);
}
