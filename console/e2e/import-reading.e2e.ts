/** A payroll program's file as it is: mapped, questioned and repaired on the screen, and never touched. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { seriousFaults } from './support/axe.js';
import { networkLog } from './support/network-log.js';
import { overflow } from './support/overflow.js';
import { plain, type Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const FOLDER = new URL('../../backend/test/fixtures/import-corpus/', import.meta.url);
const TITLE = 'Vérifiez ce que l’outil a lu';

const CSV = [
  'Liste du personnel;;;;;;',
  'Nom;Prénom;N° Sécurité sociale;Adresse;Emploi;Taux d’activité;Local',
  'VASSEUR;Alix;2880335000001;"1 rue des Prés";Agent d’entretien;80 %;Bâtiment A',
  'CHAUVEL;Noé;;;Agent d’entretien;100 %;Bâtiment B',
  'BRIAND;Ève;;;Agent d’entretien;50 %;Bâtiment A',
  'LE GALL;Yann;;;Comptable;100 %;Bâtiment C',
].join('\r\n');

async function open({ page }: Person, name: string): Promise<void> {
  await page
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: readFileSync(new URL(name, FOLDER)) });
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
}

const shows = async (target: Locator, text: string) =>
  becomes(async () => plain(await target.innerText()), expect.stringContaining(text));

describe('the file of a payroll program', () => {
  const underTest = useConsole();

  it(
    'becomes printed classifications without being touched, in at most 12 clicks',
    async () => {
      const person = await underTest.signIn();
      const { page } = person;
      await person.click(person.link('Importer'));
      await open(person, '01-silae-etat-du-personnel.xlsx');
      await hasFocus(person.heading(TITLE));
      const columns = page.getByRole('table', { name: 'Vos colonnes' });
      await shows(columns.getByRole('row', { name: /^Horaire mensuel/ }), '100 %, 80 %, 60 %');
      await shows(columns.getByRole('row', { name: /^Salaire de base/ }), 'Lu, pas encore gardé');
      await page.getByText('titres à la ligne 4').waitFor();
      await page.getByText('Quel est le temps plein').waitFor();
      await shows(page.getByRole('status').last(), '12 prêtes sur 13');
      expect(await seriousFaults(page)).toEqual([]);

      await person.click(person.button('Agent de service'));
      await shows(page.getByRole('status').last(), '13 prêtes sur 13');
      await hasFocus(person.button('Annuler « Agent de service », ligne 11'));
      expect(await seriousFaults(page)).toEqual([]);
      await person.click(person.button('Importer 13 valorisations'));
      await page.getByRole('heading', { name: 'Import terminé' }).waitFor();
      await person.click(person.button('Appliquer les degrés prévus à toutes'));
      // Payroll programs do not know diplomas.
      const diplomas = page.getByRole('combobox', { name: /^Diplôme / });
      await becomes(async () => diplomas.count(), 5);
      for (const diploma of await diplomas.all()) {
        await person.choose(diploma, 'Aucune formation retenue');
      }
      await person.click(person.button('Confirmer pour 5 valorisations'));
      const printed = await person.download(person.button('Télécharger le PDF des 13 valorisations'));
      expect(readFileSync(await printed.path()).toString('latin1')).toMatch(/^%PDF/);
      // The file itself is one more.
      expect(person.steps + 1).toBeLessThanOrEqual(12);
    },
    WALK_MS,
  );

  it(
    'leaves the browser without its personal columns, and is created without those that are not taken',
    async () => {
      const person = await underTest.visit('phone');
      const { page } = person;
      await person.openAs('autre@demo.example', '/import');
      await page.getByLabel('Choisir un fichier').waitFor();
      const log = await networkLog(page);
      await person.attach(page.getByLabel('Choisir un fichier'), 'personnel.csv', CSV);
      await person.heading(TITLE).waitFor();
      expect(await overflow(person)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);

      await person.click(person.button('Agent de service').first());
      await person.click(person.button('Appliquer aux 3 lignes avec les mêmes mots'));
      await shows(page.getByRole('status').last(), '4 prêtes sur 4');
      await person.click(person.button('Importer 4 valorisations'));
      await page.getByRole('heading', { name: 'Import terminé' }).waitFor();
      const bodies = (await log.bodies()).filter((body) => body.includes('VASSEUR'));
      expect(bodies.length).toBe(4);
      expect(bodies.filter((body) => /2880335000001|rue des Prés/.test(body))).toEqual([]);
      expect(bodies.slice(1).filter((body) => body.includes('Bâtiment'))).toEqual([]);
    },
    WALK_MS,
  );
});
