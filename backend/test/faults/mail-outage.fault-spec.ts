import { afterEach, describe } from '@jest/globals';
import { itUnless } from '../support/lacks.js';
import { openMailBench, surviveOutage, type MailBench } from '../support/mail-bench.js';
import { isAsked } from './fault.js';

/** The downtime of a mail server during an update. */
const OUTAGE_MS = 120_000;

let mails: MailBench | undefined;

afterEach(async () => mails?.close());

const NAME = 'mail-outage';

describe("a mail arrives once after two minutes without the server, with the product's own pauses", () => {
  itUnless(isAsked(NAME) ? undefined : 'not-asked', NAME, async () => {
    mails = await openMailBench();
    await surviveOutage(mails, OUTAGE_MS);
  });
});
