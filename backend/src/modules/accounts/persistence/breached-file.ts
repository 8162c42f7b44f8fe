import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { OperatorError } from '../../../platform/config/operator-error.js';
import { breachedMessages as say } from '../../../platform/config/operator-messages.js';
import { unavailable } from '../../../platform/errors/domain-error.js';
import type { Metrics } from '../../../platform/metrics/metrics.js';
import { NotSortedHashes, SortedHashes } from './sorted-hashes.js';

/**
 * The installation's list of leaked passwords, in a file on this machine (ADR 82): nothing of a password leaves the
 * process.
 */
export class BreachedFile {
  private readonly logger = new Logger(BreachedFile.name);

  constructor(private readonly path: string | undefined) {}

  /** @throws DomainError 503 when the list exists but cannot be read */
  async has(password: string): Promise<boolean> {
    if (this.path === undefined) return false;
    // SHA-1 protects nothing here: it is only the format of these lists.
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    try {
      return await SortedHashes.reading(this.path, async (list) => list.has(hash));
    } catch (error) {
      this.logger.error({ msg: 'list of breached passwords unreadable', reason: reasonOf(error) });
      throw unavailable();
    }
  }
}

/** Read with each request for metrics, so that a missing file shows there before a password is refused for it. */
export function measureBreachedFile(path: string | undefined, metrics: Metrics): void {
  if (path === undefined) return;
  const help = 'Whether the list of leaked passwords can be looked at: 1, or 0 while no password can be set.';
  metrics.gauge('valorisation_breached_list_readable', help, [], async () => {
    const isReadable = await SortedHashes.reading(path, async (list) => list.assertForm()).then(
      () => true,
      () => false,
    );
    return [{ labels: {}, value: isReadable ? 1 : 0 }];
  });
}

/** Runs before the application starts. @throws OperatorError when the file cannot be searched */
export async function assertBreachedFile(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  try {
    await SortedHashes.reading(path, async (list) => list.assertForm());
  } catch (cause) {
    const words = cause instanceof NotSortedHashes ? say.otherForm : say.unreadable(reasonOf(cause));
    throw new OperatorError(words, { cause });
  }
}

/** Not the error's own words, because they hold the file's full path. */
function reasonOf(error: unknown): string {
  if (error instanceof NotSortedHashes) return error.name;
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
