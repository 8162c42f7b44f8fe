/** The built product on its own database, as the browser sees it. The console must have been built (npm test does). */
import { existsSync } from 'node:fs';
import { projectPath } from '../../../backend/src/platform/config/paths.js';
import { findFreePort } from '@valorisation/local';
import { startFakeDirectory } from '../../../backend/test/support/fake-directory.js';
import { startFakeRegister } from '../../../backend/test/support/fake-register.js';
import { startTestMailbox, type TestMailbox } from '../../../backend/test/support/test-mailbox.js';
import { openTestBench, type TestBench } from '../../../backend/test/support/test-bench.js';

declare global {
  /** Provided by console-environment.mjs: the port of the previous file, where it is free. */
  function workersPort(find: typeof findFreePort): Promise<number>;
}

export interface Product {
  /** Where the console is served. */
  readonly url: string;
  /** Rebuilds the read tables from the journal, and returns the differences from the stored rows. */
  journalDifferences(): Promise<readonly unknown[]>;
  /** Runs SQL, for states that a person would need too many steps to reach. */
  prepare(statement: string, values?: readonly unknown[]): Promise<void>;
  /** Receives the product's mails, whose links lead back to it. Only when requested. */
  readonly mailbox: TestMailbox | undefined;
  close(): Promise<void>;
}

/** Services around the product, for tests that need them: a mailbox, the company register, the directory. */
export interface Surroundings {
  readonly mails?: boolean;
  /** An address that the mail server refuses. */
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

/** Both run in the test's process. */
async function startProcesses(
  bench: TestBench,
  mailbox: TestMailbox | undefined,
  surroundings: Readonly<Record<string, string>>,
): Promise<string> {
  const port = String(await workersPort(findFreePort));
  // No service listens there, so that no test calls the real register.
  const variables = { COMPANY_REGISTER_URL: 'http://127.0.0.1:1', ...surroundings, PORT: port };
  // The worker needs the address of the console only for the links of mails.
  const mails = mailbox && { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: `http://127.0.0.1:${port}` };
  const [url] = await Promise.all([bench.startApi({ variables }), bench.startWorker(mails)]);
  return url;
}
