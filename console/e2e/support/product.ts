/** The built product on a database of its own, as the browser meets it. The console must have been built (npm test does). */
import { existsSync } from 'node:fs';
import { projectPath } from '../../../backend/src/platform/config/paths.js';
import { findFreePort } from '@valorisation/local';
import { startFakeDirectory } from '../../../backend/test/support/fake-directory.js';
import { startFakeRegister } from '../../../backend/test/support/fake-register.js';
import { startTestMailbox, type TestMailbox } from '../../../backend/test/support/test-mailbox.js';
import { openTestBench, type TestBench } from '../../../backend/test/support/test-bench.js';

declare global {
  /** Of console-environment.mjs: the port of the file before, where it is free. */
  function workersPort(find: typeof findFreePort): Promise<number>;
}

export interface Product {
  /** Where the console is served. */
  readonly url: string;
  /** Rebuilds the read tables from the journal; what differs from the rows that are there. */
  journalDifferences(): Promise<readonly unknown[]>;
  /** Straight on the database: what would take a person too many steps to bring about. */
  prepare(statement: string, values?: readonly unknown[]): Promise<void>;
  /** Takes the product's mails, whose links lead back to it. Only when it was asked for. */
  readonly mailbox: TestMailbox | undefined;
  close(): Promise<void>;
}

/** What is outside the product, started with it where a test needs it: a reader of its mails, the company register, the directory. */
export interface Surroundings {
  readonly mails?: boolean;
  /** An address that the reader of the mails turns down. */
  readonly refuses?: string;
  readonly register?: boolean;
  readonly directory?: boolean;
}

export async function startProduct(surroundings: Surroundings = {}): Promise<Product> {
  const { mails = false, refuses, register = false, directory = false } = surroundings;
  if (!existsSync(projectPath('console', 'dist', 'index.html'))) {
    throw new Error('The console is not built: run npm test, or npm run build first');
  }
  const bench = await openTestBench();
  const mailbox = mails ? await startTestMailbox(refuses === undefined ? {} : { refuses }) : undefined;
  const companies = register ? await startFakeRegister() : undefined;
  const federation = directory ? await startFakeDirectory() : undefined;
  const close = async () => {
    await bench.close();
    await mailbox?.stop();
    await companies?.stop();
    await federation?.stop();
  };
  try {
    const variables = {
      ...(companies && { COMPANY_REGISTER_URL: companies.url }),
      ...(federation && { DIRECTORY_URL: federation.url }),
    };
    const url = await startProcesses(bench, mailbox, variables);
    return {
      url,
      mailbox,
      journalDifferences: async () => bench.journalDifferences(),
      prepare: async (statement, values = []) => {
        await bench.owner.query(statement, [...values]);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Both in the test's process. */
async function startProcesses(
  bench: TestBench,
  mailbox: TestMailbox | undefined,
  surroundings: Readonly<Record<string, string>>,
): Promise<string> {
  const port = String(await workersPort(findFreePort));
  // Nobody listens there: the true register is asked by no test.
  const variables = { COMPANY_REGISTER_URL: 'http://127.0.0.1:1', ...surroundings, PORT: port };
  // The worker needs the address of the console for the links of mails, and for nothing else.
  const mails = mailbox && { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: `http://127.0.0.1:${port}` };
  const [url] = await Promise.all([bench.startApi({ variables }), bench.startWorker(mails)]);
  return url;
}
