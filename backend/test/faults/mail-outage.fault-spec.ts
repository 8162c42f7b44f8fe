import { afterEach, describe } from '@jest/globals';
import { itUnless } from '../support/lacks.js';
import { openMailBench, outliveOutage, type MailBench } from '../support/mail-bench.js';
import { isAsked } from './fault.js';

/** As long as a mail server is away when it is brought up to date. */
const OUTAGE_MS = 120_000;

let mails: MailBench | undefined;

afterEach(async () => mails?.close());

const NAME = 'mail-outage';

describe('a mail arrives once when the server was away for two minutes, with the pauses of the product', () => {
  itUnless(isAsked(NAME) ? undefined : 'not-asked', NAME, async () => {
    mails = await openMailBench();
    await outliveOutage(mails, OUTAGE_MS);
  });
});
