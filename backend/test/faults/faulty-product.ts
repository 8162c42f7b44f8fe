/** The built product as `npm start` runs it, in its own folder, for faults and inspection. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { eventually } from '../support/eventually.js';

const START_MS = 120_000;

export type ProcessName = 'api' | 'worker' | 'chromium';

/** The command line of each process below the supervisor; of a browser's processes, the first one owns the others. */
const PROGRAM_OF: Readonly<Record<ProcessName, string>> = {
  api: 'main.api.js',
  worker: 'main.worker.js',
  chromium: '--headless',
};

const running = z.object({ url: z.string(), databaseUrl: z.string().optional() });

export class FaultyProduct {
  private child: ChildProcess | undefined;
  private output = '';

  constructor(
    readonly dataDir: string,
    private readonly variables: NodeJS.ProcessEnv = {},
  ) {}

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Its terminal output since the last start. */
  get told(): string {
    return this.output;
  }

  /** @param more variables for this start only */
  async start(more: NodeJS.ProcessEnv = {}): Promise<string> {
    this.output = '';
    const child = spawn(process.execPath, [projectPath('local', 'dist', 'bundle', 'main.supervisor.js')], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: this.dataDir,
        PORT: '0',
        MAIL_CATCHER_PORT: '0',
        ...this.variables,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.output += String(text)));
    this.child = child;
    const isUp = await eventually(() => {
      if (child.exitCode !== null) return false;
      if (!this.output.includes('Ctrl-C')) throw new Error('Not there yet');
      return true;
    }, START_MS);
    if (!isUp) throw new Error(this.output);
    return this.url();
  }

  async url(): Promise<string> {
    return (await this.running()).url;
  }

  /** Kills the whole product at once, like a power failure. */
  async killSupervisor(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async kill(part: ProcessName): Promise<void> {
    await this.signal(part, 'SIGKILL');
  }

  async signal(part: ProcessName, signal: NodeJS.Signals): Promise<void> {
    for (const pid of await this.processesOf(part)) process.kill(pid, signal);
  }

  /** Checks that the journal rebuilds every read table; throws with the check's output when it does not. */
  async verifyJournal(): Promise<void> {
    const databaseUrl = (await this.running()).databaseUrl ?? this.variables['DATABASE_URL'];
    const check = spawn(process.execPath, [projectPath('backend', 'dist', 'main.journal-verify.js')], {
      env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [check.stdout, check.stderr]) stream.on('data', (text) => (said += String(text)));
    await once(check, 'close');
    if (check.exitCode !== 0) throw new Error(said);
  }

  private async running(): Promise<z.infer<typeof running>> {
    return running.parse(JSON.parse(await readFile(join(this.dataDir, 'running.json'), 'utf8')));
  }

  private async processesOf(part: ProcessName): Promise<number[]> {
    const all = await descendants(this.child?.pid ?? 0);
    const [first] = all.filter(({ command }) => command.includes(PROGRAM_OF[part]));
    return first === undefined ? [] : [first.pid];
  }
}

/** The first process of a server whose files are below this folder. */
export async function postmasterOf(directory: string): Promise<number> {
  return Number.parseInt(await readFile(join(directory, 'data', 'postmaster.pid'), 'utf8'), 10);
}

/** The processes below this one, nearest first (Linux). */
async function descendants(pid: number): Promise<{ readonly pid: number; readonly command: string }[]> {
  const words = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')).trim();
  const children = words === '' ? [] : words.split(' ').map(Number);
  const commandOf = async (child: number) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
  const own = await Promise.all(children.map(async (child) => ({ pid: child, command: await commandOf(child) })));
  return [...own, ...(await Promise.all(children.map(descendants))).flat()];
}
