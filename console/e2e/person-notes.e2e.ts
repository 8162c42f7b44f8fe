/** What a head notes on the page of a person. */
import { describe, expect, it } from '@jest/globals';
import { seriousFaults } from './support/axe.js';
import { Dashboard } from './support/dashboard.js';
import { faults, inTurn } from './support/faults.js';
import { lineOf } from './support/line.js';
import { plain } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('the page of a person', () => {
  const tool = useConsole();

  it(
    'keeps the notes of the head, which come back by an undo, and shows none to a collaborator',
    async () => {
      const head = await tool.visit();
      await head.holdSession('direction@demo.example');
      const dashboard = new Dashboard(head);
      await head.goTo(lineOf('Belkacem Karim'));
      await head.click(head.page.getByRole('link', { name: 'Belkacem Karim', exact: true }));
      await head.heading('Belkacem Karim').waitFor();
      const path = new URL(head.page.url()).hash.slice(1);
      const note = head.page.getByRole('dialog').getByLabel('Note');
      const list = head.page.getByRole('region', { name: 'Notes' }).getByRole('listitem');
      const texts = async () => (await list.allTextContents()).map((text) => plain(text).slice(10));
      const acts = 'ModifierSupprimer';
      await head.click(head.button('Ajouter une note'));
      await hasFocus(note);
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.fill(note, 'Tutorat demandé.');
      await head.click(head.page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }));
      await becomes(texts, [`Tutorat demandé.${acts}`]);
      await hasFocus(head.button('Ajouter une note'));
      await head.click(head.button(/^Modifier la note du/));
      await head.fill(note, 'Tutorat accordé.');
      await head.click(head.page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }));
      await becomes(texts, [`Tutorat accordé.${acts}`]);
      await dashboard.waitForMessage('La note est modifiée.');
      await head.click(dashboard.undo.last());
      await becomes(texts, [`Tutorat demandé.${acts}`]);
      await head.click(head.button(/^Supprimer la note du/));
      await becomes(texts, []);
      await hasFocus(head.button('Ajouter une note'));
      await dashboard.waitForMessage('La note est supprimée.');
      await head.click(dashboard.undo.last());
      await becomes(texts, [`Tutorat demandé.${acts}`]);
      expect(await faults(head, inTurn(1))).toEqual([]);
      await head.holdSession('collaborateur@demo.example');
      await head.goTo(path);
      await head.heading('Belkacem Karim').waitFor();
      await head.page.getByText('Fiche de poste').first().waitFor();
      expect(await head.page.getByRole('heading', { name: 'Notes' }).count()).toBe(0);
      expect(await head.page.getByText('Tutorat').count()).toBe(0);
    },
    WALK_MS,
  );
});
