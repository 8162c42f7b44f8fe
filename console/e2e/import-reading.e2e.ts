/** A payroll program's file as it is: mapped, questioned and repaired on the screen, and never touched. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { ImportPage, shows } from './support/import-page.js';
import { overflow } from './support/overflow.js';
import { FIFTEEN, payrollMonth } from './support/payroll-month.js';
import { plain } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const CSV = [
  'Liste du personnel;;;;;;',
  'Nom;Prénom;N° Sécurité sociale;Adresse;Emploi;Taux d’activité;Local',
  'VASSEUR;Alix;2880335000001;"1 rue des Prés";Agent d’entretien;80 %;Bâtiment A',
  'CHAUVEL;Noé;;;Agent d’entretien;100 %;Bâtiment B',
  'BRIAND;Ève;;;Agent d’entretien;50 %;Bâtiment A',
  'LE GALL;Yann;;;Comptable;100 %;Bâtiment C',
].join('\r\n');

describe('the file of a payroll program', () => {
  const underTest = useConsole();

  it(
    'becomes 15 printed classifications without being touched, in at most 12 clicks',
    async () => {
      const person = await underTest.signIn();
      const { page } = person;
      const imports = new ImportPage(person);
      await person.click(person.link('Importer'));
      await imports.read('etat-du-personnel.xlsx', payrollMonth('État du personnel au 31/10/2026', FIFTEEN));
      await hasFocus(imports.checking);
      const columns = page.getByRole('table', { name: 'Vos colonnes' });
      await shows(columns.getByRole('row', { name: /^Horaire mensuel/ }), '100 %, 80 %, 60 %');
      await shows(columns.getByRole('row', { name: /^Salaire de base/ }), 'Question ci-dessous');
      await page.getByText('titres à la ligne 4').waitFor();
      await page.getByText('Quel est le temps plein').waitFor();
      await imports.isReady('13 prêtes sur 15');
      expect(await seriousFaults(page)).toEqual([]);

      await person.click(person.button('Agent de service').first());
      await hasFocus(person.button('Annuler « Agent de service », ligne 11'));
      await person.click(person.button('Appliquer aux 2 lignes avec les mêmes mots'));
      await imports.isReady('15 prêtes sur 15');
      expect(await seriousFaults(page)).toEqual([]);
      await imports.confirm('Importer 15 valorisations');
      await person.click(person.button('Appliquer les degrés prévus à toutes'));
      // Payroll programs do not know diplomas.
      const missing = page.getByRole('combobox', { name: /^Diplôme / });
      await missing.first().waitFor();
      const diplomas = await missing.all();
      for (const diploma of diplomas) await person.choose(diploma, 'Aucune formation retenue');
      await person.click(person.button(`Confirmer pour ${diplomas.length} valorisations`));
      const printed = await person.download(person.button('Télécharger le PDF des 15 valorisations'));
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
      const imports = new ImportPage(person);
      const log = await imports.open();
      await imports.read('personnel.csv', CSV);
      expect(await overflow(person)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);

      await person.click(person.button('Agent de service').first());
      await person.click(person.button('Appliquer aux 3 lignes avec les mêmes mots'));
      await imports.isReady('4 prêtes sur 4');
      await imports.confirm('Importer 4 valorisations');
      const bodies = (await log.bodies()).filter((body) => body.includes('VASSEUR'));
      expect(bodies.length).toBe(4);
      expect(bodies.filter((body) => /2880335000001|rue des Prés/.test(body))).toEqual([]);
      expect(bodies.slice(1).filter((body) => body.includes('Bâtiment'))).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'has its sheet chosen among those with people, a function outside the grid named, and its columns known again',
    async () => {
      const person = await underTest.signIn('wide', 'autre@demo.example');
      const { page } = person;
      const imports = new ImportPage(person);
      await imports.open();
      await imports.read('38-plusieurs-feuilles.xlsx');
      await becomes(
        async () => (await page.getByLabel('Feuille').getByRole('option').allInnerTexts()).map(plain),
        ['Synthèse, 0 personne', 'Liste, 4 personnes', 'Codes, 0 personne'],
      );

      const mediator = (name: string) =>
        `Nom;Prénom;Emploi;Taux d’activité;Date d’entrée\r\n${name};Ava;Dompteur de lions;80 %;15/09/2020`;
      const columns = page.getByRole('table', { name: 'Vos colonnes' });
      await person.click(person.button('Changer de fichier'));
      await imports.read('liste.csv', mediator('ROLLAND'));
      // The question about the date is enough: its column is not confirmed as well.
      await shows(columns.getByRole('row', { name: /^Date d’entrée/ }), 'Question ci-dessous');
      await page.getByRole('heading', { name: '1 question sur vos colonnes' }).waitFor();
      await person.click(person.button('Chercher la fonction de « Dompteur de lions »'));
      await person.click(page.getByRole('dialog').getByRole('option', { name: /^Autre fonction/ }));
      await person.click(page.getByRole('dialog').getByRole('radio').nth(1));
      expect(await seriousFaults(page)).toEqual([]);
      await person.click(person.button('Choisir cette fonction'));
      await imports.isReady('1 prête sur 1');
      await page
        .getByRole('row', { name: /Rolland Ava/ })
        .getByText('Dompteur de lions')
        .waitFor();
      await imports.confirm('Importer 1 valorisation');

      await person.click(person.button('Importer un autre fichier'));
      await imports.read('liste.csv', mediator('SIMON'));
      for (const heading of [/^Taux/, /^Date d’entrée/]) {
        await shows(columns.getByRole('row', { name: heading }), 'Repris de votre dernier import');
      }
      await page
        .getByRole('heading', { name: '1 réponse reprise de votre dernier import, à changer au besoin' })
        .waitFor();
      expect(await page.getByRole('heading', { name: /question/ }).count()).toBe(0);
      await person.click(page.getByRole('radio', { name: 'Non, laisser l’ancienneté vide' }));
      await becomes(async () => page.getByRole('radio', { name: /^Oui, la prendre/ }).isChecked(), false);
    },
    WALK_MS,
  );
});
