import type { LoggerService } from '@nestjs/common';
import type { PdfRendererEvent } from './pdf-renderer.js';

type Log = Pick<LoggerService, 'warn'> & { debug(message: object): void };

/** What the renderer tells, for the log: a browser that no sandbox guards is worth a look, the rest is everyday. */
export function logRendererEvents(log: Log): (event: PdfRendererEvent) => void {
  return (event) => {
    if (event.type === 'browser_started' && !event.sandboxed) log.warn({ msg: 'browser without sandbox', ...event });
    else log.debug(event);
  };
}
