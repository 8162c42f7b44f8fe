/** What a visitor reads and downloads: news and documents. */
import { describe, expect, it } from '@jest/globals';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { overflow } from './support/overflow.js';
import { plain } from './support/person.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** The widest and the narrowest; `npm run test:long` has one between them. */
const WIDTHS = scaled({ part: [1440, 390], all: [1440, 900, 390] });

describe('a visitor', () => {
  const tool = useConsole({ directory: true });

  itFurther(
    'searches the news, reads an article and finds related ones',
    async () => {
      const person = await tool.visit();
      const { page } = person;
      await person.goTo('/actualites');
      const articles = page.getByRole('main').getByRole('listitem');
      await page.getByText('9\u00a0articles').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(person)).toBe(0);
      }

      await page.getByRole('searchbox', { name: 'Mots recherchés' }).fill('programmes inexistants');
      await person.press('Enter');
      await page.getByRole('heading', { name: 'Aucun résultat' }).waitFor();
      await person.click(person.link('Tout afficher'));
      await page.getByRole('combobox', { name: 'Type d’article' }).selectOption('Vie de l’outil');
      await page.getByText('2\u00a0articles').waitFor();
      expect(await articles.count()).toBe(2);

      await person.click(person.link('Reprendre ses données depuis un tableur'));
      await person.heading('Reprendre ses données depuis un tableur').waitFor();
      await page.getByText('rien n’est enregistré avant la confirmation').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await person.click(person.link('Associer une collaboratrice ou un collaborateur'));
      await person.heading('Associer une collaboratrice ou un collaborateur').waitFor();

      await person.goTo('/actualites/999999');
      await page.getByRole('heading', { name: 'Cet article n’est pas disponible' }).waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'finds a document by a word and downloads it under its name',
    async () => {
      const person = await tool.visit('phone');
      const { page } = person;
      await person.goTo('/documents?q=entretien&type=modele');
      await page.getByText('1\u00a0document').waitFor();
      await page.getByText(/PDF, \d+\u00a0ko/).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      const download = await person.download(person.link('Télécharger «\u00a0Trame d’entretien\u00a0»'));
      expect(download.suggestedFilename()).toBe('trame-entretien.pdf');
    },
    WALK_MS,
  );

  itFurther(
    'chooses a department by its number or its name, and finds the contacts',
    async () => {
      const person = await tool.visit('phone');
      const { page } = person;
      await person.goTo('/annuaire');
      await page.getByText('102\u00a0départements').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('searchbox').fill('corse');
      await page.getByText('2\u00a0départements').waitFor();
      await page.getByRole('searchbox').fill('35');
      await person.press('Enter');
      await page.getByRole('heading', { name: 'Ille-et-Vilaine (35)' }).waitFor();
      await page.getByText('2\u00a0établissements').waitFor();
      expect(page.url()).toContain('/annuaire?departement=35');
      expect(await seriousFaults(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(person)).toBe(0);
      }

      await page.getByRole('searchbox').fill('sophie dupont');
      const [phone, mail] = [person.link('02 61 91 10 01'), person.link('direction@mfr-du-val.example')];
      expect(await phone.getAttribute('href')).toBe('tel:0261911001');
      expect(await mail.getAttribute('href')).toBe('mailto:direction@mfr-du-val.example');
      expect(await page.getByRole('article').count()).toBe(1);

      await person.goTo('/annuaire?departement=974');
      await page.getByRole('heading', { name: '<img src=x onerror=alert(1)> Lycée' }).waitFor();
      expect(await page.getByRole('main').locator('img, script').count()).toBe(0);
      await person.goTo('/annuaire?departement=75');
      await page.getByRole('heading', { name: 'Aucun établissement dans ce département' }).waitFor();
      await person.goTo('/annuaire');
      await page.getByRole('listitem').filter({ hasText: 'Ille-et-Vilaine(2)' }).waitFor();
      expect(await page.getByRole('link', { name: 'Paris' }).count()).toBe(0);
      await person.goTo('/annuaire?departement=20');
      await page.getByText('Le département «\u00a020\u00a0» n’existe pas').waitFor();
      await page.route('**/v1/directory*', async (route) => route.abort());
      await person.goTo('/annuaire?departement=44');
      await person.button('Réessayer').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'loads nothing from the video host before the click, and sees its frame after it',
    async () => {
      const person = await tool.visit();
      const { page } = person;
      const asked: string[] = [];
      await page.route('https://www.youtube-nocookie.com/**', async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<h1>Lecture en cours</h1>' });
      });
      await person.goTo('/web-serie');
      const videos = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      await page.getByText('5\u00a0épisodes').waitFor();
      expect(await videos.count()).toBe(5);
      expect(await seriousFaults(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(person)).toBe(0);
      }
      await person.click(page.getByText('Ce qui est dit dans la vidéo').first());
      await page.getByText('Une grille de classification décrit les emplois').waitFor();

      await person.click(person.link('Lire un critère et choisir un degré'));
      await person.heading('Lire un critère et choisir un degré').waitFor();
      await person.link('Épisode suivant\u00a0: De l’indice au montant').waitFor();
      await person.click(person.link('Épisode précédent\u00a0: À quoi sert la grille'));
      await person.heading('À quoi sert la grille').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      const poster = person.button('Lire la vidéo\u00a0: À quoi sert la grille');
      await poster.waitFor();
      expect(asked).toEqual([]);

      await person.click(poster);
      const frame = page.frameLocator('iframe[title="Vidéo\u00a0: À quoi sert la grille"]');
      await frame.getByText('Lecture en cours').waitFor();
      expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1']);

      await person.goTo('/videos');
      await page.getByText('5\u00a0vidéos').waitFor();
      await person.goTo('/videos/999999');
      await page.getByRole('heading', { name: 'Cette vidéo n’est pas disponible' }).waitFor();
    },
    WALK_MS,
  );

  it(
    'reads what changed between versions of the grid, for whom and since when',
    async () => {
      const person = await tool.visit();
      const { page } = person;
      await person.goTo('/evolutions');
      await page.getByRole('heading', { name: 'À partir du 01/09/2024' }).waitFor();
      const [newest] = await page.getByRole('article').all();
      const rows = (await newest?.getByRole('row').all()) ?? [];
      const told = await Promise.all(
        rows.map(async (row) => (await row.getByRole('cell').allTextContents()).map(plain)),
      );
      expect(told).toContainEqual([
        '20,59 €',
        '20,80 €',
        '+0,21 €',
        'Qui y gagne : toutes les personnes dont l’emploi est classé : à indice égal, le minimum conventionnel augmente de 1,02 %.',
      ]);
      expect(await seriousFaults(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(person)).toBe(0);
      }
    },
    WALK_MS,
  );

  itFurther(
    'who has signed in sees the introduction from the same host, after a click as well',
    async () => {
      const person = await tool.signIn();
      const { page } = person;
      const asked: string[] = [];
      await page.route('https://www.youtube-nocookie.com/**', async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<h1>Introduction</h1>' });
      });
      await person.click(person.button('Vidéo de présentation'));
      const poster = page.getByRole('dialog').getByRole('button', { name: /^Lire la vidéo/ });
      await poster.waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      expect(asked).toEqual([]);
      await person.click(poster);
      await page.frameLocator('iframe').getByText('Introduction').waitFor();
      expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1']);
    },
    WALK_MS,
  );
});
