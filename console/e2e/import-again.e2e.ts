/** A file of the same people again: what changed is listed and written, and nothing else; people are not doubled. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { csv, exported, importAll, type Line } from '../../backend/test/support/spreadsheets.js';
import type { ApiClient } from '../../backend/test/support/api-client.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { ImportPage } from './support/import-page.js';
import { overflow } from './support/overflow.js';
import { FIFTEEN, payrollMonth, type Employee } from './support/payroll-month.js';
import { plain } from './support/person.js';
import { rowsOf } from './support/rows-of.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const SCHOOL = emailOf('otherMain');
/** Both people of « Agent d’entretien » are agents of service. */
const PARTS = { repairs: [{ row: 11, field: 'function', value: '43', alike: true }] };

const NEW: Employee = {
  matricule: '116',
  name: 'Yvinec',
  firstName: 'Tréphine',
  job: 'Comptable',
  rank: 'Technicien',
  since: '01/11/2026',
  hours: 151.67,
  pay: 2010,
};

/** One has gone, one is new, one works less, one has another day of seniority. */
const NOVEMBER: readonly Employee[] = [
  ...FIFTEEN.filter(({ name }) => name !== 'Zimmerlé').map((one) => {
    if (one.name === 'Quintallet') return { ...one, hours: 75.84 };
    return one.name === 'Séguinol' ? { ...one, since: '01/09/2005' } : one;
  }),
  NEW,
];

const toldOf = (lines: readonly Line[]) =>
  lines
    .map((line) => [line['Profil'], line['Fonction'], line['Quotité (%)'], line['Date d’ancienneté']].join(' '))
    .toSorted();

const byName = (one: string, other: string) => one.localeCompare(other, 'fr');

describe('the people of a file that comes again', () => {
  const underTest = useConsole();
  let head: ApiClient;

  beforeAll(async () => {
    head = await signIn(underTest.product.url, SCHOOL);
    for (const id of await rowsOf(head, 'Aubry Pauline')) await head.post(`/v1/valor/delete/${id}`, {});
    await importAll(head, payrollMonth('Octobre', FIFTEEN), PARTS);
  }, WALK_MS);

  it(
    'are listed with their four changes, which alone are written and taken back with the import',
    async () => {
      const before = toldOf(await exported(head));
      const person = await underTest.signIn('wide', SCHOOL);
      const { page } = person;
      const imports = new ImportPage(person);
      await imports.open();
      await imports.read('novembre.xlsx', payrollMonth('Novembre', NOVEMBER));
      await person.click(person.button('Agent de service').first());
      await person.click(person.button('Appliquer aux 2 lignes avec les mêmes mots'));
      const changes = page.getByRole('table', { name: '2 changements à appliquer' });
      await becomes(
        async () => (await changes.getByRole('row').allInnerTexts()).map(plain),
        [
          'Personne Changement Avant Après',
          'Quintallet Josiane Comptable Quotité 80 % 50 %',
          'Séguinol Marcelline Cuisinier Ancienneté 01/01/2005 01/09/2005',
          'Zimmerlé Odette Absente du fichier – Gardée telle quelle',
        ],
      );
      // Who is new stands once, with what will be created.
      await page.getByRole('table', { name: '1 ligne prête' }).getByText('Yvinec Tréphine').waitFor();
      expect(await page.getByText('Yvinec Tréphine').count()).toBe(1);
      await page.getByText('12 lignes déjà à jour, 1 personne absente du fichier, gardée telle quelle').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await imports.confirm('Appliquer 3 changements');
      await page.getByText('3 changements appliqués.').waitFor();
      const after = toldOf(await exported(head));
      expect(after.filter((line) => !before.includes(line))).toEqual([
        'Quintallet Josiane Comptable 50 01/09/2024',
        'Séguinol Marcelline Cuisinier 100 01/09/2005',
        'Yvinec Tréphine Comptable 100 01/11/2026',
      ]);
      expect(after.length).toBe(before.length + 1);

      await person.click(person.button('Défaire cet import').first());
      const dialog = page.getByRole('alertdialog');
      await dialog
        .getByRole('region', { name: 'Ce qui est retiré' })
        .getByText('les changements de 2 valorisations qui étaient déjà là')
        .waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await person.click(dialog.getByRole('button', { name: 'Défaire l’import' }));
      await person.heading('Import défait').waitFor();
      expect(toldOf(await exported(head))).toEqual(before);
    },
    WALK_MS,
  );

  itFurther(
    'are asked for once when their names are written otherwise, with an exception by row',
    async () => {
      const person = await underTest.visit('phone');
      const { page } = person;
      await person.holdSession(SCHOOL);
      const imports = new ImportPage(person);
      await imports.open();
      const names = ['Loïc Sauzeat', 'Amandine Hurtévent', 'Baptistin de Montazel'];
      await imports.read(
        'liste.csv',
        csv(
          ['Prénom et nom', 'Emploi', 'Quotité'],
          names.map((name, place) => [name, FIFTEEN[place * 2]?.job ?? '', '100 %']),
        ),
      );
      const asked = page.getByRole('region', { name: 'La même personne ?' });
      await becomes(async () => asked.getByRole('listitem').count(), 3);
      expect([await overflow(person), await seriousFaults(page)]).toEqual([0, []]);
      await person.click(person.button('Les 3 sont les mêmes personnes'));
      await becomes(async () => asked.getByRole('radio', { name: 'La même', checked: true }).count(), 3);
      await person.click(asked.getByRole('listitem').nth(2).getByRole('radio', { name: 'Une autre' }));
      await becomes(async () => asked.getByRole('radio', { name: 'La même', checked: true }).count(), 2);
      await imports.confirm('Appliquer 1 changement');
      const people = new Set((await exported(head)).map((line) => String(line['Profil'])));
      const alike = ['Hurtevent', 'Montazel', 'Sauz', 'Hurtévent'];
      expect([...people].filter((name) => alike.some((part) => name.includes(part))).sort(byName)).toEqual([
        'de Montazel Baptistin',
        'Hurtevent Amandine',
        'Montazel Baptistin',
        'Sauzéat Loïc',
      ]);
    },
    WALK_MS,
  );
});
