import type { Pool } from 'pg';
import type { PdfRenderer } from './pdf-renderer.js';

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
