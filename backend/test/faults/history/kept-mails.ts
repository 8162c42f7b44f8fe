/** How often a mail server has stored each mail, and how often it did not acknowledge it. */

export interface Copies {
  readonly kept: number;
  /** The copies that were not acknowledged. */
  readonly untold: number;
}

/** By Message-ID. */
export type KeptMails = ReadonlyMap<string, Copies>;

/** Reads the server's own lines: `told <id>` or `untold <id>`. */
export function parseKeptMails(lines: string): KeptMails {
  const mails = new Map<string, Copies>();
  for (const line of lines.split('\n').filter((one) => one !== '')) {
    const [how, id = ''] = line.split(' ');
    const { kept, untold } = mails.get(id) ?? { kept: 0, untold: 0 };
    mails.set(id, { kept: kept + 1, untold: untold + (how === 'untold' ? 1 : 0) });
  }
  return mails;
}

export interface SentMail {
  readonly key: string;
  readonly state: string;
  /** How often it was requested: a failed mail may be requested again. */
  readonly times: number;
}

/** All copies under the key of a mail, whatever the name of its sender's machine. */
export function copiesOf(key: string, mails: KeptMails): Copies {
  const own = [...mails].filter(([id]) => id.startsWith(`${key}@`)).map(([, copies]) => copies);
  return own.reduce((sum, { kept, untold }) => ({ kept: sum.kept + kept, untold: sum.untold + untold }), {
    kept: 0,
    untold: 0,
  });
}

export const repeatsOf = ({ key, times }: SentMail, mails: KeptMails): number =>
  Math.max(0, copiesOf(key, mails).kept - times);

/**
 * An extra copy needs a reason: the server did not acknowledge the mail, or a process died between that answer and its
 * mark (ADR 14), at most once for a strike.
 */
export function wrongMail(mail: SentMail, mails: KeptMails, strikes: number): readonly string[] {
  const { kept, untold } = copiesOf(mail.key, mails);
  const wrong: string[] = [];
  if (mail.state !== 'sent' || kept === 0) wrong.push(`mail ${mail.key} is ${mail.state}, taken ${kept} times`);
  const most = mail.times + untold + strikes;
  if (kept > most) wrong.push(`mail ${mail.key} was taken ${kept} times, not ${most} at most`);
  return wrong;
}
