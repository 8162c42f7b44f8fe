import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { anEstablishment, typeTitle } from '../../../../test/support/free-titles.js';
import { withinSettings } from '../../../../test/support/tenant-rows.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { applicationConnection } from '../../../platform/persistence/database.js';

interface Group {
  readonly id: number;
  readonly title: string;
  readonly valuations: number;
  readonly establishments: number;
  readonly category: number;
  readonly in_category: number;
}

const TITLES = { 'app.scope': 'titles' };

/** Titles that members type for one trade; the first is the most frequent. */
const ALIKE: readonly (readonly string[])[] = [
  ['Assistant administratif', 'Assistante administrative', 'assistant(e) administratif(ve)', 'Assistant administartif'],
  ['Chargée de communication', 'Chargé de communication', 'CHARGÉ(E) COMMUNICATION', 'Chargée de comunication'],
  ['Surveillant de nuit', 'surveillante de nuit', 'Surveillants  de nuit', 'Surveillant·e de nuit'],
  ['Responsable maintenance', 'Responsable de la maintenance', 'Responsable maintenence'],
  ['Directeur adjoint', 'Directrice adjointe', 'Directeur/trice adjoint/e', 'directeur.rice adjoint.e'],
  ['Secrétaire comptable', 'secretaire comptable', 'Secrétaire-comptable', 'Secrétaires comptables'],
  ['Technicien informatique', 'Technicienne informatique', 'technicien(ne) en informatique'],
  ['Infirmier', 'Infirmière', 'Infirmier/ère', 'infirmier-ère'],
  ['Formateur', 'Formatrice', 'Formateur / formatrice', 'Formateur·rice'],
  ['Chauffeur', 'Chauffeuse', 'chauffeurs'],
  ['Maître d’œuvre', "maitre d'oeuvre", 'Maître d’oeuvre'],
];

/** Titles with similar letters for different work. */
const APART: readonly (readonly [string, string])[] = [
  ['Responsable maintenance', 'Responsable vie scolaire'],
  ['Responsable RH', 'Responsable SI'],
  ['Responsable de site', 'Responsable de suite'],
  ['Directeur', 'Directeur adjoint'],
  ['Chargé de formation', 'Chargé d’information'],
  ['Technicien informatique', 'Technicien information'],
  ['Secrétaire', 'Secrétariat'],
  ['Animateur', 'Animation'],
  ['Agent d’entretien', 'Agent d’accueil'],
  ['Assistant comptable', 'Assistant administratif'],
  ['Conducteur de travaux', 'Constructeur de travaux'],
];

describe('the titles of "autre" functions under their scope', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let app: pg.Client;

  const under = async <Row extends object>(scope: Record<string, string>, text: string, values: unknown[] = []) =>
    withinSettings(app, scope, async () => (await app.query<Row>(text, values)).rows);
  const groups = async () => under<Group>(TITLES, 'select * from free_function order by establishments desc, title');
  const titled = async (title: string) => (await groups()).find((group) => group.title === title);
  /** Inserts typed titles and rolls them back, so that no test sees those of another. */
  const typed = async (
    rows: readonly (readonly [place: number, title: string, category?: number, status?: number])[],
  ) => {
    await owner.query(`delete from valuation where function_id = 0`);
    for (const [place, title, category = 0, status = 0] of rows) {
      await typeTitle(owner, place, { title, category, status });
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client(database.url);
    app = new pg.Client(applicationConnection({ ownerUrl: database.url }));
    await Promise.all([owner.connect(), app.connect()]);
  });

  afterAll(async () => {
    await Promise.all([owner.end(), app.end()]);
    await database.drop();
  });

  it('are listed from three establishments on, with their counts, category and most frequent spelling', async () => {
    await typed([
      [1, 'Surveillant de nuit', 1],
      [1, 'Surveillant de nuit', 1],
      [2, 'surveillante de nuit', 1],
      [3, 'Surveillant de nuit', 0],
      [1, 'Berger', 0],
      [1, 'Bergère', 0],
      [2, 'Berger', 0],
      [4, 'Sommelier'],
      // Neither an archived row nor an unnamed function counts.
      [4, 'Berger', 0, 4],
      [4, 'Fonction à préciser'],
    ]);
    const [shown, ...others] = await groups();
    expect(others).toEqual([]);
    expect(shown).toEqual({
      id: expect.any(Number),
      title: 'Surveillant de nuit',
      valuations: 4,
      establishments: 3,
      category: 1,
      in_category: 3,
    });
    expect(await under(TITLES, 'select * from hidden_free_functions()')).toEqual([{ titles: 2, valuations: 4 }]);
    await typeTitle(owner, 5, { title: 'BERGER' });
    expect(await titled('Berger')).toMatchObject({ valuations: 4, establishments: 3 });
  });

  it.each(ALIKE)('group “%s” with “%s”', async (...forms) => {
    const rows = forms.map((form, place) => [place + 1, form] as const);
    await typed([...rows, [8, forms[0] ?? ''], [9, forms[0] ?? '']]);
    expect(await groups()).toEqual([expect.objectContaining({ title: forms[0], establishments: forms.length + 2 })]);
  });

  it.each(APART)('do not group “%s” with “%s”', async (one, other) => {
    await typed([1, 2, 3].flatMap((place) => [[place, one] as const, [place, other] as const]));
    expect((await groups()).map(({ title }) => title).sort()).toEqual([one, other].sort());
  });

  it('do not chain groups: a title that is similar to a member but not to its first title stays apart', async () => {
    // Each differs by one letter from the one before; the last is too far from the first.
    const [first, near, far] = ['Maintenance', 'Maintenence', 'Mointenence'];
    await typed(
      [1, 2, 3, 4, 5].flatMap((place) =>
        place < 4 ? [[place, first] as const, [place, far] as const] : [[place, first] as const],
      ),
    );
    await typeTitle(owner, 6, { title: near });
    expect((await groups()).map(({ title, establishments }) => [title, establishments])).toEqual([
      [first, 6],
      [far, 3],
    ]);
  });

  it("are empty under any other scope, an establishment's included", async () => {
    await typed([1, 2, 3].map((place) => [place, 'Vacher'] as const));
    const others = ['', 'tenant', 'staff', 'members', 'figures', 'journal', 'relay', 'housekeeping', 'mails'];
    for (const scope of others) {
      const settings = { 'app.scope': scope, 'app.establishment_id': String(await anEstablishment(owner, 1)) };
      expect(await under(settings, 'select * from free_function')).toEqual([]);
      expect(await under(settings, 'select * from hidden_free_functions()')).toEqual([{ titles: 0, valuations: 0 }]);
    }
    expect(await groups()).toHaveLength(1);
  });

  it('expose no single text: the tables and the reading function stay closed', async () => {
    for (const table of ['personal_text', 'valuation', 'profile']) {
      expect(await under(TITLES, `select * from ${table}`)).toEqual([]);
    }
    await expect(under(TITLES, 'select * from title_groups()')).rejects.toThrow('permission denied');
    for (const statement of ['update free_function set title = title', 'delete from free_function']) {
      await expect(under(TITLES, statement)).rejects.toThrow('free_function');
    }
  });
});
