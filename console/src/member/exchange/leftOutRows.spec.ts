import { describe, expect, it } from '@jest/globals';
import { session } from '../../api/session';
import { keepLeftOut, keptLeftOut, leftOutFile, leftOutRows } from './leftOutRows';

const REPAIR = {
  profileName: '',
  functionTitle: null,
  shareHundredths: null,
  seniorityOn: null,
  paidCents: null,
  field: 'share',
  message: '',
  alike: 1,
  isBlocking: true,
  suggestions: [],
};

describe('rows that are not imported', () => {
  it('stand in the order of the file, with what was found and every reason', () => {
    const rows = leftOutRows({
      accepted: [],
      leftOut: [{ line: 9, profileName: 'Total', reason: 'Ligne de total', isTakeable: false }],
      refused: [
        {
          line: 4,
          profileName: 'Aubry Pauline',
          reasons: [
            { column: 'Quotité (%)', message: 'Au plus 100 %.' },
            { column: 'Fonction', message: 'Inconnue.' },
          ],
        },
      ],
      repairs: [
        { ...REPAIR, line: 4, heading: 'Taux', value: '120' },
        { ...REPAIR, line: 5, heading: 'Taux', value: '130' },
      ],
    });
    expect(rows).toEqual([
      {
        line: 4,
        name: 'Aubry Pauline',
        found: 'Taux\u00a0: 120',
        reason: 'Quotité (%)\u00a0: Au plus 100 %. Fonction\u00a0: Inconnue.',
      },
      { line: 9, name: 'Total', found: '', reason: 'Ligne de total' },
    ]);
  });

  it('are a text file that a spreadsheet opens without running anything of it', async () => {
    const { blob } = leftOutFile([{ line: 4, name: '=A1', found: 'dit "80"', reason: '' }]);
    expect(await blob.text()).toBe(
      '"Ligne du fichier";"Personne";"Dans votre fichier";"Raison"\r\n"4";"\'=A1";"dit ""80""";""',
    );
  });

  it('stay in the tab for their import, and are gone from it when the session ends', async () => {
    const methods = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => void (stored[key] = text),
      removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
    };
    const stored = Object.create(methods) as Record<string, string>;
    Object.assign(globalThis, { sessionStorage: stored, localStorage: stored });
    const rows = [{ line: 4, name: 'Aubry Pauline', found: '', reason: 'Inconnue.' }];
    stored['fiche.1'] = '{}';
    keepLeftOut(7, rows);
    expect([keptLeftOut(7), keptLeftOut(8)]).toEqual([rows, []]);
    await session.signOut();
    expect([keptLeftOut(7), Object.keys(stored)]).toEqual([[], ['fiche.1']]);
    for (const name of ['sessionStorage', 'localStorage']) Reflect.deleteProperty(globalThis, name);
  });
});
