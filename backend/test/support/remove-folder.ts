import { rm } from 'node:fs/promises';

/** Removes a folder of ended processes, whose children may still write there for a moment. */
export async function removeFolder(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
