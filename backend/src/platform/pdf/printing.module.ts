import { join } from 'node:path';
import { Global, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { projectPath } from '../config/paths.js';
import { resolveChromium } from './chromium-binary.js';
import { PdfRenderer } from './pdf-renderer.js';
import { logRendererEvents } from './renderer-log.js';

/** The worker's warm browser. */
@Global()
@Module({})
export class PrintingModule implements OnApplicationShutdown {
  constructor(private readonly renderer: PdfRenderer) {}

  static with(config: Config): DynamicModule {
    const logger = new Logger(PdfRenderer.name);
    return {
      module: PrintingModule,
      providers: [
        {
          provide: PdfRenderer,
          useFactory: () =>
            new PdfRenderer({
              chromium: () =>
                resolveChromium({
                  ...(config.chromiumPath === undefined ? {} : { chromiumPath: config.chromiumPath }),
                  cacheDir: join(config.dataDir, 'chromium'),
                  packageDir: projectPath('backend'),
                }),
              onEvent: logRendererEvents(logger),
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
