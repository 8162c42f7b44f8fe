import { describe, expect, it } from '@jest/globals';
import type { Coherence, CoherenceRow } from '@valorisation/contract';
import { columnsOf, familiesOf, groupsOf } from './groups';

const inForce = {
  id: 2,
  effectiveOn: '2024-09-01',
  criteria: [
    { id: 1, index: 0, title: 'Autonomie' },
    { id: 6, index: 2, title: "Formations de l'emploi" },
  ],
};
const former = {
  id: 1,
  effectiveOn: '2023-08-01',
  criteria: [
    { id: 1, index: 0, title: 'Initiative' },
    { id: 9, index: 5, title: 'Un critère disparu' },
  ],
};
const grids: Coherence['grids'] = [inForce, former];

function aRow(profileName: string, overrides: Partial<CoherenceRow> = {}): CoherenceRow {
  const cell = {
    criterionId: 1,
    state: 'held' as const,
    isTraining: false,
    degree: 2,
    pointsHundredths: 2000,
    plannedDegree: 2,
    hasReason: false,
    fromPlanned: null,
    fromPeers: null,
  };
  return {
    valuationId: 1,
    profileId: 1,
    profileName,
    familyId: 4,
    familyTitle: 'Gestion',
    functionId: 27,
    functionTitle: 'Secrétaire',
    categoryLevel: 1,
    categoryTitle: 'Catégorie 2',
    status: 1,
    gridId: 2,
    cells: [cell],
    ...overrides,
  };
}

describe('the rows of the page of coherence', () => {
  const rows = [
    aRow('Anaïs'),
    aRow('Basile'),
    aRow('Chloé', { gridId: 1 }),
    aRow('Denis', { functionId: 0, functionTitle: "Garde d'un troupeau", familyId: 0, familyTitle: '' }),
  ];

  it('are grouped by family and function, with those of a former grid apart', () => {
    const shape = groupsOf(rows, { grids }).map(({ title, functions }) => [
      title,
      functions.map((group) => [
        group.title,
        group.category,
        group.formerGrid,
        group.rows.map(({ profileName }) => profileName),
      ]),
    ]);
    expect(shape).toEqual([
      [
        'Gestion',
        [
          ['Secrétaire', null, null, ['Anaïs', 'Basile']],
          ['Secrétaire', null, '01/08/2023', ['Chloé']],
        ],
      ],
      ['Autres fonctions', [['Garde d’un troupeau', 'Catégorie 2', null, ['Denis']]]],
    ]);
    expect(familiesOf(rows)).toEqual([
      { id: 4, title: 'Gestion' },
      { id: 0, title: 'Autres fonctions' },
    ]);
  });

  it("state the planned degrees of their function, and a former grid's words where they differ", () => {
    const [, onFormer] = groupsOf(rows, { grids })[0]?.functions ?? [];
    expect(onFormer?.planned).toEqual(new Map([[1, 2]]));
    expect(onFormer?.formerTitles.get(1)).toBe('Initiative');
  });

  it('have a column for each criterion of any grid, under the title in force', () => {
    expect(columnsOf({ grids }, null).map(({ title }) => title)).toEqual([
      'Autonomie',
      'Formations de l’emploi',
      'Un critère disparu',
    ]);
    expect(columnsOf({ grids }, 6).map(({ id }) => id)).toEqual([6]);
  });
});
