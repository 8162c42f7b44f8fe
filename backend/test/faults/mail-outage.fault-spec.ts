import { afterEach, beforeEach, it } from '@jest/globals';
import { openMailBench, outliveOutage, type MailBench } from '../support/mail-bench.js';

/** As long as a mail server is away when it is brought up to date. */
const OUTAGE_MS = 120_000;

let mails: MailBench;

beforeEach(async () => {
  mails = await openMailBench();
});

afterEach(async () => mails.close());

it('a mail arrives once when the server was away for two minutes, with the pauses of the product', async () =>
  outliveOutage(mails, OUTAGE_MS));
