import * as fflate from 'fflate';
import { expect, it } from '@jest/globals';
import { scaled } from '../../../../test/support/scale.js';
import { projectPath } from '../../../platform/config/paths.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import { readTable } from './sheet-work.js';

interface HostileFile {
  readonly name: string;
  readonly make: () => Uint8Array;
  /** The refusals that tell why. */
  readonly codes: readonly string[];
}

/** `npm test` makes the files that reach their bounds without many megabytes. */
const QUICK = /éléments|fois$|10 000 colonnes|jamais calculées|de styles|CSV : 5 Mo de/;

async function hostileFiles(): Promise<readonly HostileFile[]> {
  const { sheetMakers } = (await import(projectPath('scripts', 'bench', 'hostile-sheets.mjs'))) as {
    readonly sheetMakers: (library: typeof fflate) => { readonly hostile: readonly HostileFile[] };
  };
  const { hostile } = sheetMakers(fflate);
  return scaled({ part: hostile.filter(({ name }) => QUICK.test(name)), all: hostile });
}

it('a hostile file is refused, with a reason that tells why', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThan(scaled({ part: 9, all: 26 }));
  for (const { name, make, codes } of files) {
    const outcome = await readTable(make(), { yes: 'Oui', no: 'Non' }).catch((error: unknown) => error);
    const refusal = outcome instanceof DomainError ? outcome.details.fields?.['fichier'] : undefined;
    expect([name, codes.includes(refusal?.code ?? ''), refusal && fieldMessage(refusal)]).toEqual([
      name,
      true,
      expect.stringMatching(/^Ce fichier .+\.$/),
    ]);
  }
});
