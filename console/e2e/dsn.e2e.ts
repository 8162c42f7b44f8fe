/** The employer's monthly declaration (DSN): read in the browser; only what the person confirms is sent. */
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { dsnBytes, ImportPage } from './support/import-page.js';
import { overflow } from './support/overflow.js';
import { plain } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** Every value of the rubrics for social security, sex, birth, address and net pay that could be recognised in a text. */
function secretsOf(file: Buffer): readonly string[] {
  const lines = file.toString('latin1').matchAll(/^S21\.G00\.(?:30\.0(?:01|06|07|08|09|10)|50\.\d{3}),'(.*)'\r$/gm);
  return [...new Set([...lines].map(([, value = '']) => value))].filter((value) => value.length > 4);
}

const dsn = (sample: string, name = `${sample}.dsn`) => ({ name, bytes: dsnBytes(sample) });
const TITLE = 'La DSN est lue dans votre navigateur';

describe('a DSN', () => {
  const underTest = useConsole();

  it(
    'is imported without anything leaving the browser before the consent, and nothing private after it',
    async () => {
      const person = await underTest.signIn();
      const { page } = person;
      const imports = new ImportPage(person);
      const log = await imports.open();

      await imports.choose(dsn('03-shares'));
      await hasFocus(page.getByRole('heading', { name: TITLE }));
      expect(await seriousFaults(page)).toEqual([]);
      const table = page.getByRole('table', { name: 'Contrats à envoyer' });
      await becomes(
        async () => plain(await table.innerText()),
        expect.stringContaining('Kervella Anne Secrétaire 01/09/2018 Employé 80 % 1095.15 1 518,61 €'),
      );

      // What the file leaves open is asked before anything goes.
      const send = person.button('Envoyer 6 contrats et voir l’aperçu');
      await page.getByRole('checkbox', { name: 'Envoyer Ollivier Rose, Agente de service' }).uncheck();
      await person.click(send);
      await page.getByRole('alert').getByText('Répondez à cette question.').waitFor();
      await person.click(page.getByLabel('Oui, l’envoyer comme date d’ancienneté'));
      await person.click(send);
      await page.getByText('Absente de la DSN').waitFor();
      await person.fill(page.getByLabel('Quotité de Lambert Hugo'), '80');
      expect(log.requests).toEqual([]);
      expect(await log.bodies()).toEqual([]);

      await person.click(send);
      await imports.checking.waitFor();
      await page
        .getByRole('row', { name: /Lambert Hugo/ })
        .getByText('80 %')
        .waitFor();
      expect(log.requests).toEqual(['POST /v1/valor/import/preview']);
      const [body = '', ...others] = await log.bodies();
      expect(others).toEqual([]);
      expect(body.split('\r\n').map((line) => line.split(';').length)).toEqual(Array<number>(7).fill(7));
      expect(body).toContain('"Kervella Anne";"00302";"Secrétaire";"Employé"');
      expect(body).not.toContain('Ollivier');
      const secrets = secretsOf(dsnBytes('03-shares'));
      expect(secrets.length).toBeGreaterThan(20);
      expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);

      await imports.confirm(/^Importer \d+ valorisations?$/);
      expect(secrets.filter((secret) => log.requests.join().includes(secret))).toEqual([]);

      // The people are known now, so that their base pay can be entered: the amounts that are ticked, and nothing else.
      await person.click(person.button('Importer un autre fichier'));
      await imports.choose(dsn('03-shares'));
      await person.click(person.button('Rapprocher de vos fonctions'));
      await page.getByRole('checkbox', { name: /^Enregistrer le salaire versé de Kervella Anne/ }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('checkbox', { name: /^Enregistrer le salaire versé de Morel Élodie/ }).uncheck();
      const before = log.requests.length;
      await person.click(person.button(/^Enregistrer \d+ salaires versés$/));
      await page
        .getByRole('row', { name: /Kervella Anne/ })
        .getByText('déjà enregistré')
        .waitFor();
      expect(log.requests.slice(before).filter((request) => !request.startsWith('GET '))).toEqual(['POST /v1/pay']);
      const paid = (await log.bodies()).at(-1) ?? '';
      expect(paid).toContain('1518.61');
      expect(paid).not.toMatch(/949\.13|Kervella|00302/);
    },
    WALK_MS,
  );

  it(
    'tells by its rank which of two functions of one title a person has, without asking',
    async () => {
      const person = await underTest.signIn();
      const { page } = person;
      const imports = new ImportPage(person);
      await imports.open();
      await imports.choose(dsn('01-simple'));
      await person.click(page.getByLabel('Non, ne pas l’envoyer'));
      await person.click(person.button('Envoyer 5 contrats et voir l’aperçu'));
      await page
        .getByRole('row', { name: /Martin-Dupré Solène/ })
        .getByText('Enseignant-formateur (cadre)')
        .waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'is read together with another month, each person once, and gives way to one that is dropped during its reading',
    async () => {
      const person = await underTest.signIn();
      const { page } = person;
      const imports = new ImportPage(person);
      const log = await imports.open();
      const september = dsnBytes('01-simple').toString('latin1').replace("005,'01102026'", "005,'01092026'");
      await imports.choose(
        { name: 'septembre.dsn', bytes: Buffer.from(september, 'latin1') },
        dsn('01-simple', 'octobre.dsn'),
        dsn('01-simple', 'octobre-bis.dsn'),
      );
      await page.getByText(', mois de 09/2026 et de 10/2026, 5 contrats').waitFor();
      await page.getByText('Le mois 10/2026 figure dans plusieurs fichiers').waitFor();

      await person.click(person.button('Choisir un autre fichier'));
      await imports.choose(dsn('01-simple'), { name: 'personnel.csv', bytes: 'Nom;Fonction' });
      await page.getByRole('alert').getByText('Choisissez un seul fichier.').waitFor();

      // The first reading is held until the second file has been chosen.
      await page.evaluate(() => {
        const read = File.prototype.arrayBuffer;
        File.prototype.arrayBuffer = async function held() {
          File.prototype.arrayBuffer = read;
          await new Promise((resolve) => addEventListener('second', resolve, { once: true }));
          return read.call(this);
        };
      });
      await imports.choose(dsn('01-simple', 'premier.dsn'));
      await page.getByText('Lecture de premier.dsn').waitFor();
      await imports.choose(dsn('03-shares', 'second.dsn'));
      await page.getByText('second.dsn, mois de 10/2026').waitFor();
      await page.evaluate(() => dispatchEvent(new Event('second')));
      await page.getByText('second.dsn, mois de 10/2026').waitFor();
      expect(await page.getByText('premier.dsn').count()).toBe(0);
      expect(log.requests).toEqual([]);
    },
    WALK_MS,
  );

  it(
    'that is none of the month is refused without being sent, and one of another establishment is not taken unasked',
    async () => {
      const person = await underTest.visit('phone');
      const { page } = person;
      await person.openAs('autre@demo.example', '/import');
      const imports = new ImportPage(person);
      const log = await imports.open();
      await imports.choose({ name: 'fin.dsn', bytes: "S10.G00.00.001,'X'\r\nS20.G00.05.001,'02'" });
      await page.getByRole('alert').getByText('Choisissez la déclaration mensuelle.').waitFor();
      await imports.choose(dsn('01-simple'));
      await page.getByText('Le SIRET 77500000300019 n’est pas celui de votre établissement').waitFor();
      await page.getByText('autre établissement').first().waitFor();
      await person.button('Envoyer 0 contrat et voir l’aperçu').waitFor();
      expect(await overflow(person)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
      expect(log.requests).toEqual([]);
    },
    WALK_MS,
  );
});
