/** The employer's monthly declaration (DSN): read in the browser; only what the person confirms is sent. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { seriousFaults } from './support/axe.js';
import { networkLog } from './support/network-log.js';
import { overflow } from './support/overflow.js';
import { plain, type Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const FOLDER = new URL('../../backend/test/fixtures/dsn/', import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(`${name}.dsn`, FOLDER));

/** Every value of the rubrics for social security, sex, birth, address and net pay that could be recognised in a text. */
function secretsOf(file: Buffer): readonly string[] {
  const lines = file.toString('latin1').matchAll(/^S21\.G00\.(?:30\.0(?:01|06|07|08|09|10)|50\.\d{3}),'(.*)'\r$/gm);
  return [...new Set([...lines].map(([, value = '']) => value))].filter((value) => value.length > 4);
}

async function chooseDsn({ page }: Person, name: string): Promise<void> {
  await page
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name: `${name}.dsn`, mimeType: 'application/octet-stream', buffer: bytesOf(name) });
  await page.getByRole('heading', { name: 'La DSN est lue dans votre navigateur' }).waitFor();
}

describe('a DSN', () => {
  const underTest = useConsole();

  it(
    'is imported without anything leaving the browser before the consent, and nothing private after it',
    async () => {
      const person = await underTest.signIn();
      const { page } = person;
      await person.goTo('/import');
      await person.heading('Importer des profils et des valorisations').waitFor();
      const log = await networkLog(page);

      await chooseDsn(person, '03-shares');
      await hasFocus(page.getByRole('heading', { name: 'La DSN est lue' }));
      expect(await seriousFaults(page)).toEqual([]);
      const table = page.getByRole('table', { name: 'Contrats à envoyer' });
      await becomes(
        async () => plain(await table.innerText()),
        expect.stringContaining('Kervella Anne Secrétaire 01/09/2018 80 % 1095.15 1 518,61 €'),
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
      await person.heading('Vérifiez ce que l’outil a lu').waitFor();
      await page
        .getByRole('row', { name: /Lambert Hugo/ })
        .getByText('80 %')
        .waitFor();
      expect(log.requests).toEqual(['POST /v1/valor/import/preview']);
      const [body = '', ...others] = await log.bodies();
      expect(others).toEqual([]);
      expect(body.split('\r\n').map((line) => line.split(';').length)).toEqual(Array<number>(7).fill(5));
      expect(body).toContain('"Kervella Anne";"00302";"Secrétaire"');
      expect(body).not.toContain('Ollivier');
      const secrets = secretsOf(bytesOf('03-shares'));
      expect(secrets.length).toBeGreaterThan(20);
      expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);

      await person.click(person.button(/^Importer \d+ valorisations?$/));
      await page.getByRole('heading', { name: 'Import terminé' }).waitFor();
      expect(secrets.filter((secret) => log.requests.join().includes(secret))).toEqual([]);
    },
    WALK_MS,
  );

  it(
    'that is none of the month is refused without being sent, and one of another establishment is not taken unasked',
    async () => {
      const person = await underTest.visit('phone');
      const { page } = person;
      await person.openAs('autre@demo.example', '/import');
      await page.getByLabel('Choisir un fichier').waitFor();
      const log = await networkLog(page);
      await person.attach(
        page.getByLabel('Choisir un fichier'),
        'fin.dsn',
        "S10.G00.00.001,'X'\r\nS20.G00.05.001,'02'",
      );
      await page.getByRole('alert').getByText('Choisissez la déclaration mensuelle.').waitFor();
      await chooseDsn(person, '01-simple');
      await page.getByText('autre établissement').first().waitFor();
      await person.button('Envoyer 0 contrat et voir l’aperçu').waitFor();
      expect(await overflow(person)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
      expect(log.requests).toEqual([]);
    },
    WALK_MS,
  );
});
