/** The built product as `npm start` runs it, on a folder of its own, to be hurt and looked at. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { eventually } from '../support/eventually.js';

const START_MS = 120_000;
const running = z.object({ url: z.string(), databaseUrl: z.string() });

export class FaultyProduct {
  private child: ChildProcess | undefined;
  private output = '';

  constructor(
    readonly dataDir: string,
    private readonly variables: NodeJS.ProcessEnv = {},
  ) {}

  /** What it has told on the terminal since its last start. */
  get told(): string {
    return this.output;
  }

  async start(): Promise<string> {
    this.output = '';
    const child = spawn(process.execPath, [projectPath('local', 'dist', 'main.supervisor.js')], {
      env: { PATH: process.env['PATH'], DATA_DIR: this.dataDir, PORT: '0', MAIL_CATCHER_PORT: '0', ...this.variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.output += String(text)));
    this.child = child;
    await eventually(() => {
      if (child.exitCode !== null) throw new Error(this.output);
      if (!this.output.includes('Ctrl-C')) throw new Error('Not there yet');
    }, START_MS);
    return this.url();
  }

  async url(): Promise<string> {
    return (await this.running()).url;
  }

  /** The whole product at once, as a machine that loses its power. */
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

  async kill(part: 'api' | 'worker' | 'database'): Promise<void> {
    for (const pid of part === 'database' ? [await this.postmaster()] : await this.childrenOf(`main.${part}.js`)) {
      process.kill(pid, 'SIGKILL');
    }
  }

  /** Whether the journal rebuilds every read table exactly; throws with what the check said when it does not. */
  async verifyJournal(): Promise<void> {
    const check = spawn(process.execPath, [projectPath('backend', 'dist', 'main.journal-verify.js')], {
      env: { PATH: process.env['PATH'], DATABASE_URL: (await this.running()).databaseUrl },
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

  private async postmaster(): Promise<number> {
    return Number.parseInt(await readFile(join(this.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
  }

  /** The supervisor's children that run this entry file (Linux). */
  private async childrenOf(entry: string): Promise<number[]> {
    const { pid } = this.child ?? {};
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);
    const lines = await Promise.all(
      children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
    );
    return children.filter((_child, index) => lines[index]?.includes(entry));
  }
}
