import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEPARTMENTS } from '@valorisation/rules';
import { z } from 'zod';
import { shippedContent } from '../../../platform/config/paths.js';
import type { DepartmentCount, DirectoryAnswer, DirectoryEntry } from '../domain/directory.js';
import { FederationDirectory, ProviderAway } from '../queries/federation-directory.port.js';
import { readDirectoryAnswer } from './http-federation-directory.js';

const byDepartment = z.record(z.string(), z.unknown());

/** Invented establishments of a few departments, in the provider's format, until a directory is configured. */
export class ShippedDirectory extends FederationDirectory {
  async establishments(department: string): Promise<DirectoryAnswer> {
    const entriesOf = await this.read();
    return { entries: entriesOf(department), answeredAt: null, isAway: false };
  }

  async counts(): Promise<readonly DepartmentCount[]> {
    const entriesOf = await this.read();
    return DEPARTMENTS.map(({ number }) => ({ department: number, count: entriesOf(number).length }));
  }

  private async read(): Promise<(department: string) => readonly DirectoryEntry[]> {
    const text = await readFile(join(shippedContent, 'demo', 'directory.json'), 'utf8');
    const answers = byDepartment.parse(JSON.parse(text));
    return (department) => {
      const known = answers[department];
      return known === undefined ? [] : readDirectoryAnswer(known);
    };
  }
}

const AN_HOUR = 3600;

/** Used when no directory is configured. Outside the demo, invented establishments do not replace a directory. */
export class AbsentDirectory extends FederationDirectory {
  async establishments(): Promise<never> {
    throw new ProviderAway(AN_HOUR);
  }

  async counts(): Promise<readonly DepartmentCount[]> {
    return Promise.resolve([]);
  }
}
