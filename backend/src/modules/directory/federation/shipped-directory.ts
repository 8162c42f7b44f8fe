import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { shippedContent } from '../../../platform/config/paths.js';
import type { DirectoryAnswer } from '../domain/directory.js';
import { FederationDirectory, ProviderAway } from '../queries/federation-directory.port.js';
import { readDirectoryAnswer } from './http-federation-directory.js';

const byDepartment = z.record(z.string(), z.unknown());

/** Invented establishments of a few departments, in the provider's format, until a directory is configured. */
export class ShippedDirectory extends FederationDirectory {
  async establishments(department: string): Promise<DirectoryAnswer> {
    const text = await readFile(join(shippedContent, 'demo', 'directory.json'), 'utf8');
    const known = byDepartment.parse(JSON.parse(text))[department];
    const entries = known === undefined ? [] : readDirectoryAnswer(known);
    return { entries, answeredAt: null, isAway: false };
  }
}

const AN_HOUR = 3600;

/** Used when no directory is configured. Outside the demo, invented establishments do not replace a directory. */
export class AbsentDirectory extends FederationDirectory {
  async establishments(): Promise<never> {
    throw new ProviderAway(AN_HOUR);
  }
}
