import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { edit } from './support/classification.js';
import { bombs, hostileFiles } from './support/hostile-files.js';
import { emailOf, signIn } from './support/role-clients.js';
import { itFurther, scaled } from './support/scale.js';
import {
  anEmptyEstablishment,
  confirm,
  csv,
  exported,
  fileOf,
  IMPORT,
  DEGREE_HEADINGS,
  preview,
  send,
  type Preview,
} from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importResponse } from './support/wire-schemas.js';

let bench: TestBench;
let url: string;
let main: ApiClient;

beforeAll(async () => {
  bench = await openTestBench();
  url = await bench.startApi();
  main = await signIn(url, emailOf('main'));
});

afterAll(async () => bench.close());

const count = async (sql: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await bench.owner.query<{ count: number }>(`select count(*)::integer as count from ${sql}`, values);
  return rows[0]?.count ?? -1;
};

/** The faults of the largest file are tested by the long tests, its valid rows in costly-files. */
const ROWS = scaled({ part: 100, all: 5_000 });
const FAULTY = ROWS / 10;
const SOUND = ROWS - FAULTY;

describe(`a file of ${ROWS} rows`, () => {
  const HEADINGS = ['Profil', 'N° de fonction', 'Quotité (%)', 'Date d’ancienneté', 'Statut'];
  const headings = [...HEADINGS, ...DEGREE_HEADINGS];
  const FAULTS: readonly (readonly [place: number, value: string, column: string])[] = [
    [1, '9999', 'N° de fonction'],
    [2, '120', 'Quotité (%)'],
    [3, '31/02/2020', 'Date d’ancienneté'],
    [4, 'Fini', 'Statut'],
    [0, '', 'Profil'],
    // The empty date of a spreadsheet.
    [3, '01/01/1900', 'Date d’ancienneté'],
  ];
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const row = [`Personne importée ${index}`, 28, '80,5', '01/09/2018', 'À jour', 2, 'Prévu', 2].map(String);
    const [place, value] = FAULTS[(index / 10) % FAULTS.length] ?? [];
    if (index % 10 === 0 && place !== undefined && value !== undefined) row[place] = value;
    return row;
  });
  const file = csv(headings, rows);

  let empty: ApiClient;
  let shown: Preview;

  beforeAll(async () => {
    empty = await anEmptyEstablishment(bench.owner, url);
    shown = await preview(empty, file);
  });

  it('with each tenth row wrong reports exactly these, with reasons, and writes nothing yet', async () => {
    expect([shown.lines, shown.accepted.length, shown.refused_lines]).toEqual([ROWS, SOUND, FAULTY]);
    expect(shown.refused.map(({ line, reasons }) => [line, reasons.map(({ column }) => column)])).toEqual(
      Array.from({ length: FAULTY }, (_, index) => [index * 10 + 2, [FAULTS[index % FAULTS.length]?.[2]]]),
    );
    expect(shown.refused[2]?.reasons).toEqual([
      {
        column: 'Date d’ancienneté',
        message: 'Cette date n’existe pas\u00a0: en février 2020, les jours vont de 01 à 29. Corrigez le jour.',
      },
    ]);
    expect(shown.refused[5]?.reasons).toEqual([
      { column: 'Date d’ancienneté', message: 'Cette date est trop ancienne\u00a0: vérifiez l’année.' },
    ]);
    expect(await exported(empty)).toEqual([]);
  });

  it('is written once by two confirmations, one event a row, and undone except for changed rows', async () => {
    const answers = await Promise.all([confirm(empty, file, shown), confirm(empty, file, shown)]);
    const [first, second] = answers.map((answer) => payloadOf(importResponse, answer));
    expect(second).toEqual(first);
    expect(first).toMatchObject({ profiles: SOUND, valuations: SOUND, refused: FAULTY, undone: null });
    const lines = await exported(empty);
    expect(new Set(lines.map((line) => line['Minimum conventionnel (€)'])).size).toBe(1);
    expect(lines.length).toBe(SOUND);
    const ids = lines.map((line) => Number(line['N° de valorisation']));
    expect(await count('domain_event where aggregate_type = $1 and aggregate_id = any($2)', ['valuation', ids])).toBe(
      SOUND,
    );
    await edit(empty, ids[0] ?? 0, { valor_c0: 50 });
    await empty.post(`/v1/valor/archive/${ids[1]}`, {});
    const undone = payloadOf(importResponse, await empty.post(`${IMPORT}/${first?.import_id}/undo`, {}));
    expect(undone).toMatchObject({ valuations_active: 1, undone: { deleted: SOUND - 2, profiles_deleted: SOUND - 2 } });
    expect(new Set((await exported(empty, '&visa=1')).map((line) => line['Profil']))).toEqual(
      new Set(['Personne importée 1']),
    );
  });

  it('is refused beyond 5 000', async () => {
    const longer = csv(
      headings,
      Array.from({ length: 5_001 }, () => rows[1] ?? []),
    );
    const answer = await send(main, `${IMPORT}/preview`, longer);
    expect(errorOf(answer).fields?.['fichier']).toBe(
      'Ce fichier dépasse 5000 lignes. Divisez-le en plusieurs fichiers.',
    );
  });
});

describe('the model file', () => {
  itFurther('is refused while it has no row, and read once it has one', async () => {
    const model = fileOf(await main.get(`${IMPORT}/model`));
    const answer = await send(main, `${IMPORT}/preview`, model);
    expect(errorOf(answer).fields?.['fichier']).toBe(
      'Ce fichier ne contient aucune ligne sous ses en-têtes. Ajoutez-y une ligne par valorisation.',
    );
    const text = fileOf(await main.get(`${IMPORT}/model?format=csv`))
      .toString()
      .trimEnd();
    expect((await preview(main, `${text}\r\nUne personne;28`)).accepted[0]).toMatchObject({
      metier_title: 'Secrétaire-comptable',
      valor_visa: 0,
    });
  });
});

describe('an unreadable file', () => {
  const files = [...bombs(), ...hostileFiles()];
  const reasons = files.map(([, , , reason]) => reason);
  const firstOfEachReason = files.filter(([, , , reason], place) => reasons.indexOf(reason) === place);

  it.each(scaled({ part: firstOfEachReason, all: files }))('is refused: %s', async (_, bytes, refusal, reason) => {
    const answer = await send(main, `${IMPORT}/preview`, bytes);
    expect([refusalOf(answer), errorOf(answer).fields?.['fichier']]).toEqual([refusal, reason]);
  });

  it('is refused before it is read when another type is declared', async () => {
    expect(refusalOf(await send(main, `${IMPORT}/preview`, '{}', 'application/json'))).toBe('415 type_non_accepte');
    expect(refusalOf(await send(main, `${IMPORT}/preview`, 'x', 'image/png'))).toBe('415 type_non_accepte');
    expect(refusalOf(await send(main, '/v1/user/profile', 'x', 'text/csv'))).toBe('415 type_non_accepte');
  });

  it('is refused when it is larger than 5 MB', async () => {
    expect(refusalOf(await send(main, `${IMPORT}/preview`, Buffer.alloc(5 * 1024 * 1024 + 1, 'a')))).toBe(
      '413 corps_trop_grand',
    );
  });
});

describe('a text file of another origin', () => {
  const ROWS = 'Profil{s}Fonction{s}Quotité (%)\r\nÉlodie d’Œuvre{s}Secrétaire-comptable{s}"80,5"\r\n';
  const withSeparator = (separator: string): string => ROWS.replaceAll('{s}', separator);

  /** As Excel saves « CSV (séparateur : point-virgule) ». */
  const windows = (text: string): Buffer =>
    Buffer.from(text.replaceAll('Œ', '\u008c').replaceAll('’', '\u0092'), 'latin1');

  it.each([
    ['Windows-1252 with semicolons', windows(withSeparator(';'))],
    ['UTF-8 with commas', Buffer.from(withSeparator(','))],
    ['UTF-16 with tabs, as Excel saves Unicode text', Buffer.from(`\uFEFF${withSeparator('\t')}`, 'utf16le')],
  ])('is read: %s', async (_, bytes) => {
    const { accepted, refused } = await preview(main, bytes);
    expect(refused).toEqual([]);
    expect(accepted).toMatchObject([{ line: 2, profile_name: 'Élodie d’Œuvre', valor_c0: 80.5, valor_visa: 0 }]);
  });

  it('is read line by line when it mixes two encodings', async () => {
    const second = Buffer.from('Zoé Lefèvre;Secrétaire comptable;100', 'latin1');
    const { accepted, refused } = await preview(main, Buffer.concat([Buffer.from(withSeparator(';')), second]));
    expect([accepted.map(({ profile_name }) => profile_name), refused]).toEqual([
      ['Élodie d’Œuvre', 'Zoé Lefèvre'],
      [],
    ]);
  });

  it('loses no row whose line ending differs from the first', async () => {
    const rows = [
      'Zoé Lefèvre;Secrétaire comptable;100\n',
      'Ali Ba;Secrétaire comptable;"50"\r',
      'Jo Le Goff;;100\n\r\n',
    ];
    const { accepted, refused } = await preview(main, Buffer.from(withSeparator(';') + rows.join('')));
    expect(accepted.map(({ line, profile_name }) => [line, profile_name])).toEqual([
      [2, 'Élodie d’Œuvre'],
      [3, 'Zoé Lefèvre'],
      [4, 'Ali Ba'],
    ]);
    expect(refused).toMatchObject([{ line: 5 }]);
  });

  it('asks whether a name similar to a known one means the same person', async () => {
    const row = 'TANGUY Elise;Secrétaire comptable;100\n';
    const { refused } = await preview(main, Buffer.from(withSeparator(';') + row));
    expect(refused).toMatchObject([{ line: 3 }]);
    expect(JSON.stringify(refused)).toContain('Ce nom ne diffère de «\u00a0Tanguy Élise\u00a0» que par les accents');
  });
});
