/** Staff give a function another name, by which it is then found, and take the name away again. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { emailOf } from '../../../backend/test/support/role-clients.js';
import { seriousFaults } from '../support/axe.js';
import { faults, inTurn } from '../support/faults.js';
import { becomes } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

describe('staff', () => {
  const tool = useConsole();

  it(
    'add a name to a function, list the names of the function, take them out as a file, and remove the name',
    async () => {
      const staff = await tool.visit();
      const { page } = staff;
      await staff.openAs(emailOf('staff'), '/admin');
      await staff.click(staff.inMenu('Autres noms des fonctions'));
      await page.getByText('Livré avec l’outil').or(page.getByText('livré avec l’outil')).first().waitFor();
      expect(await faults(staff, inTurn(0))).toEqual([]);

      await staff.click(staff.link('Créer'));
      await staff.fill(page.getByLabel('Autre nom'), 'zoologue');
      await staff.fill(page.getByRole('combobox', { name: 'Fonction' }), 'ouvrière atelier');
      await staff.click(page.getByRole('option', { name: /^Ouvrier d’exploitation/ }));
      expect(await faults(staff, inTurn(1))).toEqual([]);
      await staff.click(staff.button('Enregistrer'));
      await page.getByText('Le nom est ajouté.').waitFor();

      const search = async () => {
        const answer = await fetch(new URL('/v1/functions?q=zoologues', tool.product.url));
        return JSON.stringify(await answer.json());
      };
      await becomes(search, expect.stringContaining('"found_by":"zoologue","confident":true'));

      await staff.fill(page.getByRole('combobox', { name: 'Fonction' }), 'ouvrière atelier');
      await staff.click(page.getByRole('option', { name: /^Ouvrier d’exploitation/ }));
      await staff.fill(page.getByRole('textbox', { name: 'Autre nom' }), 'zoolog');
      const row = page.getByRole('row').filter({ hasText: 'zoologue' });
      await row.waitFor();
      await becomes(async () => page.getByRole('row').filter({ hasText: 'Infirmier' }).count(), 0);
      const file = await staff.download(staff.button(/Exporter/));
      expect(readFileSync(await file.path(), 'utf8')).toContain('zoologue');

      await staff.click(row.getByRole('button', { name: 'Retirer, zoologue' }));
      await page.getByText('Le nom est retiré.').waitFor();
      await row.getByRole('button', { name: 'Remettre, zoologue' }).waitFor();
      await becomes(search, expect.not.stringContaining('zoologue","confident":true'));
    },
    WALK_MS,
  );

  it(
    'make a word that was searched for without a choice a name of a function, and dismiss another',
    async () => {
      await tool.product.prepare(
        `insert into left_word (word, day, times)
         select word, current_date - day, 2 from unnest(array['gouvernante', 'rempailleur', 'vannière']) word, generate_series(1, 3) day`,
      );
      const staff = await tool.visit();
      const { page } = staff;
      await staff.openAs(emailOf('staff'), '/admin');
      await staff.click(staff.inMenu('Autres noms des fonctions'));
      await staff.click(staff.link('Mots cherchés sans choix'));
      const words = page.getByRole('row');
      await words.filter({ hasText: 'rempailleur' }).waitFor();
      await staff.click(staff.button('Ajouter à une fonction : gouvernante'));
      const dialog = page.getByRole('dialog');
      await staff.click(dialog.getByRole('button', { name: 'Ajouter' }));
      await dialog.getByText('Choisissez une fonction.').waitFor();
      await staff.fill(dialog.getByRole('combobox', { name: 'Fonction de la grille' }), 'agente de service');
      await staff.click(page.getByRole('option', { name: /^Agent de service/ }));
      expect(await seriousFaults(page)).toEqual([]);
      await staff.click(dialog.getByRole('button', { name: 'Ajouter' }));
      await page.getByText('Le mot est devenu un nom de la fonction.').waitFor();
      await becomes(async () => words.filter({ hasText: 'gouvernante' }).count(), 0);
      const answer = await fetch(new URL('/v1/functions?q=gouvernantes', tool.product.url));
      expect(JSON.stringify(await answer.json())).toContain('"found_by":"gouvernante","confident":true');

      await staff.click(staff.button('Autres actions : rempailleur'));
      await staff.click(page.getByRole('menuitem', { name: 'Écarter' }));
      await staff.click(dialog.getByRole('button', { name: 'Écarter' }));
      await page.getByText('Le mot est écarté.').waitFor();
      await becomes(async () => words.filter({ hasText: 'rempailleur' }).count(), 0);
      await words.filter({ hasText: 'vannière' }).waitFor();
      expect(await faults(staff, inTurn(0))).toEqual([]);
    },
    WALK_MS,
  );
});
