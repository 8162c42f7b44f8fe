import type { LoggerService } from '@nestjs/common';
import type { PdfRendererEvent } from './pdf-renderer.js';

type Log = Pick<LoggerService, 'warn'> & { debug(message: object): void };

/** The renderer's log: a warning for a browser without a sandbox; the rest is normal. */
export function logRendererEvents(log: Log): (event: PdfRendererEvent) => void {
  return (event) => {
    if (event.type === 'browser_started' && !event.sandboxed) log.warn({ msg: 'browser without sandbox', ...event });
    else log.debug(event);
  };
}
