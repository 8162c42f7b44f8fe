import { join } from 'node:path';
import { Global, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { projectPath } from '../config/paths.js';
import { resolveChromium } from './chromium-binary.js';
import { Metrics } from '../metrics/metrics.js';
import { PdfRenderer, type DocumentEnded } from './pdf-renderer.js';
import { logRendererEvents } from './renderer-log.js';

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
