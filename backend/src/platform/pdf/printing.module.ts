import {
  type LoggerService,
  Global,
  Logger,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { type PdfRendererEvent, PdfRenderer, type DocumentEnded } from './pdf-renderer.js';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { projectPath } from '../config/paths.js';
import { resolveChromium } from './chromium-binary.js';
import { Metrics } from '../metrics/metrics.js';
import type { Pool } from 'pg';

type Log = Pick<LoggerService, 'warn'> & { debug(message: object): void };

/** The renderer's log: a browser without a sandbox is a warning, all other events are normal. */
export function logRendererEvents(log: Log): (event: PdfRendererEvent) => void {
  return (event) => {
    if (event.type === 'browser_started' && !event.sandboxed) log.warn({ msg: 'browser without sandbox', ...event });
    else log.debug(event);
  };
}

/** The worker's warm browser. */
@Global()
@Module({})
export class PrintingModule implements OnApplicationShutdown {
  constructor(private readonly renderer: PdfRenderer) {}

  static with(config: Config): DynamicModule {
    const log = logRendererEvents(new Logger(PdfRenderer.name));
    return {
      module: PrintingModule,
      providers: [
        {
          provide: PdfRenderer,
          inject: [Metrics],
          useFactory: (metrics: Metrics) =>
            new PdfRenderer({
              chromium: () =>
                resolveChromium({
                  ...(config.chromiumPath === undefined ? {} : { chromiumPath: config.chromiumPath }),
                  cacheDir: join(config.dataDir, 'chromium'),
                  packageDir: projectPath('backend'),
                }),
              onEvent: (event) => {
                if (event.type === 'document_ended') measure(metrics, event);
                else log(event);
              },
            }),
        },
      ],
      exports: [PdfRenderer],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.renderer.close();
  }
}

const MS_PER_SECOND = 1000;

function measure({ pdfSeconds }: Metrics, { outcome, milliseconds }: DocumentEnded): void {
  pdfSeconds.observe({ outcome }, milliseconds / MS_PER_SECOND);
}

export const PRINTING_MARK = 'printing';

/** Three times within the minute for which the mark counts. */
const EVERY_MS = 20_000;

const MARK = `
  insert into process_heartbeat (name, seen_at) values ('${PRINTING_MARK}', now())
  on conflict (name) do update set seen_at = excluded.seen_at`;

/**
 * Tries the browser beside the start, without delaying it, and then repeatedly. So it is ready for the first document,
 * and its mark shows that documents can be printed. Answers a function that ends this.
 */
export function watchPrinting(
  renderer: Pick<PdfRenderer, 'warm'>,
  pool: Pick<Pool, 'query'>,
  onFailure: (error: unknown) => void,
): () => void {
  const look = (): void => {
    renderer
      .warm()
      .then(async () => pool.query(MARK))
      .catch(onFailure);
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}
