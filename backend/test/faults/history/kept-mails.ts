/** How often a mail server has kept each mail, and how often it said so to nobody. */

export interface Copies {
  readonly kept: number;
  /** Of these, those that their sender was not told of. */
  readonly untold: number;
}

/** By Message-ID. */
export type KeptMails = ReadonlyMap<string, Copies>;

/** Of the server's own lines: `told <id>` or `untold <id>`. */
export function keptIn(lines: string): KeptMails {
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
  /** How often it was asked for: one that failed may be asked for again. */
  readonly times: number;
}

/** Everything that was kept under the key of a mail, whatever the name of its sender's machine. */
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
 * A copy more than was asked for has its reason: the server told nobody that it had kept the mail, or somebody died
 * between that answer and its mark (ADR 14), once a strike at most.
 */
export function wrongMail(mail: SentMail, mails: KeptMails, strikes: number): readonly string[] {
  const { kept, untold } = copiesOf(mail.key, mails);
  const wrong: string[] = [];
  if (mail.state !== 'sent' || kept === 0) wrong.push(`mail ${mail.key} is ${mail.state}, taken ${kept} times`);
  const most = mail.times + untold + strikes;
  if (kept > most) wrong.push(`mail ${mail.key} was taken ${kept} times, not ${most} at most`);
  return wrong;
}
