import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids } from '@valorisation/rules';
import type { FieldChange } from '@valorisation/contract';
import type { Reference } from '../../api/reference';
import { changeWords, entryAuthor, entryTitle } from './journalWords';

const shipped = shippedGrids.at(-1);
if (shipped === undefined) throw new Error('No grid is shipped');
const reference: Reference = {
  grid: readGrid(shipped.document),
  info: { id: 2, status: 'in_force', effectiveOn: '2024-09-01', confirmed: false, pointValue: 20.8 },
};
const setting = {
  reference,
  gridDays: new Map([
    [1, '2023-08-01'],
    [2, '2024-09-01'],
  ]),
};
const change = (part: Partial<FieldChange>): FieldChange => ({
  field: 'status',
  criterionId: null,
  from: null,
  to: null,
  ...part,
});
const spaced = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const words = (part: Partial<FieldChange>) => {
  const { label, values } = changeWords(change(part), setting);
  return [label, spaced(values?.before), spaced(values?.after)];
};

describe('a change in the journal', () => {
  it('names statuses, fields and grids in French', () => {
    expect(words({ from: 1, to: 3 })).toEqual(['Statut', 'À jour', 'En attente de mise à jour']);
    expect(words({ field: 'visible', from: true, to: false })).toEqual(['Visibilité', 'Visible', 'Limité']);
    expect(words({ field: 'gridId', from: 1, to: 2 })).toEqual([
      'Grille',
      'Version du 01/08/2023',
      'En vigueur depuis le 01/09/2024',
    ]);
  });

  it('writes figures and days as everywhere', () => {
    expect(words({ field: 'shareHundredths', from: 10_000, to: 3350 })).toEqual(['Quotité', '100 %', '33,50 %']);
    expect(words({ field: 'displayedCents', from: 178_533, to: null })).toEqual([
      'Minimum conventionnel, garanti ou fixé',
      '1 785,33 €',
      'Non calculé',
    ]);
    expect(words({ field: 'seniorityOn', from: null, to: '2020-09-01' })).toEqual([
      'Date d’ancienneté',
      'Aucune',
      '01/09/2020',
    ]);
  });

  it('names a criterion by its title', () => {
    const degrees = reference.grid.criteria.find(({ kind }) => kind === 'degrees');
    const training = reference.grid.criteria.find(({ kind }) => kind === 'training');
    expect(words({ field: 'degree', criterionId: degrees?.id ?? 0, from: 2, to: 3 })).toEqual([
      degrees?.title,
      'Degré 2',
      'Degré 3',
    ]);
    expect(words({ field: 'degree', criterionId: training?.id ?? 0, from: 1, to: 0 }).slice(1)).toEqual([
      'Option 1',
      'Aucune formation retenue',
    ]);
  });

  it('tells a criterion that does not concern the function from a cleared answer', () => {
    expect(words({ field: 'degree', criterionId: 4, from: 'nc', to: null }).slice(1)).toEqual([
      'Non concerné',
      'Sans réponse',
    ]);
  });

  it('still has words when the grid is not known', () => {
    expect(changeWords(change({ field: 'degree', criterionId: 4, from: null, to: 3 }))).toEqual({
      key: 'degree.4',
      label: 'Critère 4',
      values: { before: 'Sans réponse', after: 'Degré 3' },
    });
  });

  it('quotes no words of an answer, and says that they changed', () => {
    expect(changeWords(change({ field: 'degree', criterionId: 1, from: 2, to: 2 }), setting).values).toBeNull();
  });
});

describe('an entry of the journal', () => {
  it('states what happened and who did it', () => {
    expect(entryTitle({ type: 'valuation.archived' })).toBe('Archivage');
    expect(entryTitle({ type: 'valuation.archive-undone' })).toBe('Archivage annulé');
    expect(entryTitle({ type: 'valuation.unheard-of' })).toBe('Modification');
    expect(entryAuthor({ type: 'valuation.archived', editor: 'Claire Morvan' })).toBe('par Claire Morvan');
    expect(entryAuthor({ type: 'valuation.amount-fixed', editor: 'ancien collaborateur' })).toBe(
      'par l’organisation des employeurs',
    );
    expect(entryAuthor({ type: 'valuation.outdated', editor: 'ancien collaborateur' })).toBe('par le service');
  });
});
