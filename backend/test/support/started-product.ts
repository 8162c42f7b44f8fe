/** The built product, started as `npm start` does after installation and build. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { eventually } from './eventually.js';
import { lendBrowser } from './lent-browser.js';
import { removeFolder } from './remove-folder.js';

/** The same setting as in scripts/lib/supervise.mjs. */
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

const runningSchema = z.object({ pid: z.number(), url: z.string(), databaseUrl: z.string() });

export interface Start {
  readonly child: ChildProcess;
  output(): string;
  isReady(): Promise<void>;
  hasEnded(): Promise<void>;
}

/** Starts on one data directory. */
export class ProductStarts {
  private readonly started: Start[] = [];

  private constructor(readonly dataDir: string) {}

  static async open(): Promise<ProductStarts> {
    const dataDir = await mkdtemp(join(tmpdir(), 'valorisation-start-'));
    await lendBrowser(dataDir);
    return new ProductStarts(dataDir);
  }

  start(variables: NodeJS.ProcessEnv = {}): Start {
    const { dataDir } = this;
    const child = spawn(process.execPath, [projectPath('local', 'dist', 'bundle', 'main.supervisor.js')], {
      env: { ...QUIET, PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', MAIL_CATCHER_PORT: '0', ...variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    let isOver = false;
    const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
    for (const stream of streams) stream.on('data', (text) => (output += String(text)));
    // Includes output after the exit; `close` does not come once we have disconnected.
    const last = [once(child, 'exit'), ...streams.map(async (stream) => once(stream, 'close'))];
    void Promise.all(last).then(() => (isOver = true));
    const one: Start = {
      child,
      output: () => output,
      isReady: () =>
        eventually(() => {
          if (child.exitCode !== null) throw new Error(output);
          if (!output.includes('Ctrl-C')) throw new Error(`Not ready yet: ${output}`);
        }),
      hasEnded: () =>
        eventually(() => {
          if (!isOver) throw new Error(`Not ended yet: ${output}`);
        }),
    };
    this.started.push(one);
    return one;
  }

  async running(): Promise<z.infer<typeof runningSchema>> {
    return runningSchema.parse(JSON.parse(await readFile(join(this.dataDir, 'running.json'), 'utf8')));
  }

  async status(): Promise<number> {
    return (await fetch(`${(await this.running()).url}/v1/status`)).status;
  }

  async nothingIsLeft(): Promise<void> {
    await eventually(async () => {
      const left = await this.processesLeft();
      if (left.length > 0) throw new Error(`Still there: ${left.join(', ')}`);
    });
  }

  /** Ends what still runs. */
  async close(): Promise<void> {
    for (const one of this.started) {
      one.child.kill('SIGTERM');
      await one.hasEnded();
    }
    await removeFolder(this.dataDir);
  }

  /** Processes with this folder in their command or environment (Linux only). */
  private async processesLeft(): Promise<string[]> {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
    const mentions = await Promise.all(
      pids.map(async (pid) => {
        const texts = ['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => ''));
        return (await Promise.all(texts)).some((text) => text.includes(this.dataDir));
      }),
    );
    return pids.filter((_pid, index) => mentions[index]);
  }
}
