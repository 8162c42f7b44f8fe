/** Runs the whole product on one machine until Ctrl-C, after everything is installed and built. */
import { entryPath, loadConfig, OperatorError } from '@valorisation/backend';
import { supervisorMessages as say } from './messages.js';
import { banner } from './supervisor/banner.js';
import { createResources } from './supervisor/service.js';
import { startProduct, type Product } from './supervisor/supervisor.js';

const LOGS_TO_TERMINAL = '--logs-to-terminal';

// The product goes on when a terminal or file takes no more lines.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const print = (line: string) => void process.stdout.write(`${line}\n`);
const printError = (error: unknown) => {
  const text = error instanceof Error && !(error instanceof OperatorError) ? error.stack : undefined;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n✗ ${text ?? message}\n`);
};

const stop = new AbortController();
const resources = createResources(printError);
let starting: Promise<Product> | undefined;

async function end(exitCode: number, line?: string): Promise<never> {
  stop.abort();
  if (line !== undefined) print(line);
  await starting?.catch(() => undefined);
  await resources.stopAll();
  if (line !== undefined) print(say.stopped);
  process.exit(exitCode);
}

function fail(error: unknown): void {
  if (stop.signal.aborted) return;
  printError(error);
  void end(1);
}

function requestStop(): void {
  if (!stop.signal.aborted) void end(0, `\n${say.stopping}`);
  else resources.killAll();
}

async function restart(product: Product): Promise<void> {
  await product.restart();
  process.send?.({ type: 'restarted' });
}

async function main(): Promise<void> {
  const config = loadConfig();
  for (const warning of config.warnings) print(`! ${warning}`);
  starting = startProduct({
    config,
    entries: {
      migrate: entryPath('main.migrate.js'),
      api: entryPath('main.api.js'),
      worker: entryPath('main.worker.js'),
    },
    resources,
    signal: stop.signal,
    logsToTerminal: process.argv.includes(LOGS_TO_TERMINAL),
    print,
  });
  const product = await starting;
  print(banner(config, product.addresses, performance.now()));
  process.send?.({ type: 'ready' });
  process.on('message', (message) => {
    if (message === 'restart') restart(product).catch(fail);
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);
process.once('disconnect', requestStop);
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
main().catch(fail);
