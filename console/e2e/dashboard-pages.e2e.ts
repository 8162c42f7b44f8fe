/** The pages of the dashboard's list, and the ways from it to each task, on a phone and by keyboard alone, too. */
import { describe, expect, it } from '@jest/globals';
import { payloadOf } from '../../backend/test/support/api-client.js';
import { create, METIER } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, itFurtherEach } from '../../backend/test/support/scale.js';
import { csv, importAll } from '../../backend/test/support/spreadsheets.js';
import { profileNameResponse, profilePageResponse } from '../../backend/test/support/wire-schemas.js';
import { OTHER_WAYS } from './support/hands.js';
import { Classifying } from './support/classifying.js';
import { Dashboard } from './support/dashboard.js';
import { overflow } from './support/overflow.js';
import { plain } from './support/person.js';
import { isWithinReach } from './support/reach.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const PER_PAGE = 20;

const HEADINGS = [
  'Profil',
  'Fonction',
  'Autonomie responsabilisante : degré',
  'Relationnel professionnel : degré',
  'Expertise et technicité : degré',
  'Date de calcul',
  'Grille du',
];
/** Computed on the former grid, so that it awaits its update. */
const ofFormerGrid = (name: string) => [name, 'Secrétaire', 2, 2, 2, '01/03/2024', '01/08/2023'];

describe('the dashboard', () => {
  const tool = useConsole();

  itFurther(
    'follows the answered page, in its address too, when the requested page has no rows',
    async () => {
      const head = await signIn(tool.product.url, emailOf('main'));
      const { total } = payloadOf(profilePageResponse, await head.get('/v1/valor/list/all?leger=1'));
      const names = Array.from({ length: PER_PAGE + 1 - total }, (_, index) => `Zygmunt ${index + 10}`);
      for (const profile_name of names) await head.post('/v1/user/profile', { profile_name });
      const last = names.at(-1) ?? '';

      const person = await tool.visit();
      const { page } = person;
      const dashboard = new Dashboard(person);
      const asked = () => new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('p');
      await person.openAs(emailOf('main'), '/dashboard');
      await dashboard.profile(names[0] ?? '').waitFor();
      await person.goTo('/dashboard?p=99');
      await dashboard.profile(last).waitFor();
      await becomes(async () => asked(), '2');
      // The empty page is not in the history.
      await page.goBack();
      await dashboard.profile(names[0] ?? '').waitFor();
      await becomes(async () => asked(), null);
      await page.goForward();
      await dashboard.profile(last).waitFor();

      // Its only profile is deleted: the list falls back to the page before.
      const profiles = await head.get('/v1/user/profiles');
      const found = payloadOf(profileNameResponse.array(), profiles).find(({ profile_name }) => profile_name === last);
      await head.post(`/v1/user/profile/delete/${found?.profile_id}`);
      await dashboard.profile(names[0] ?? '').waitFor();
      await becomes(async () => asked(), null);
      expect(await page.getByText('Aucune donnée').count()).toBe(0);
    },
    WALK_MS,
  );

  it(
    'finds the rows under the minimum in one click, and a profile by three letters',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      await head.click(dashboard.filter('Sous le minimum'));
      await dashboard.profile('Kerbrat Gaël').waitFor({ state: 'detached' });
      expect(head.steps).toBe(1);
      await becomes(async () => head.page.locator('[data-profile]').count(), 1);
      await becomes(async () => dashboard.rows('Rousseau Mathieu').getByText('minimum relevé au Smic').count(), 1);

      // A name typed at once does not bring back the filter that was just removed.
      await head.click(dashboard.filter('Disponibles'));
      head.startCounting();
      await head.fill(head.page.getByLabel('Chercher un nom ou une fonction'), 'gaë');
      await dashboard.profile('Kerbrat Gaël').waitFor();
      await dashboard.profile('Rousseau Mathieu').waitFor({ state: 'detached' });
      expect(head.steps).toBe(1);
      await becomes(async () => head.page.locator('[data-profile]').count(), 1);

      // The screen reports an unknown name, and offers the full list.
      const search = head.page.getByLabel('Chercher un nom ou une fonction');
      await head.fill(search, 'gaëlx');
      await head.page.getByRole('heading', { name: /^Aucune personne ne répond à «\sgaëlx\s»$/ }).waitFor();
      expect(await head.page.getByText('Aucune donnée à afficher').count()).toBe(0);
      await head.click(head.link('Effacer la recherche'));
      await dashboard.profile('Kerbrat Gaël').waitFor();
      await becomes(async () => search.inputValue(), '');

      // The sort of an address reaches the call of the list.
      const sorted = head.page.waitForRequest((request) => request.url().includes('key=profile_minima&order=desc'));
      await head.goTo('/dashboard?key=profile_minima&order=desc');
      await sorted;
    },
    WALK_MS,
  );

  itFurtherEach(
    OTHER_WAYS,
    'leads to each task of a day within its steps (%s, by %s)',
    async (viewport, hand) => {
      const client = await signIn(tool.product.url, emailOf('main'));
      const name = `Tâches ${viewport} ${hand}`;
      await importAll(client, csv(HEADINGS, [ofFormerGrid(name)]));
      const stopped = `Interrompue ${viewport} ${hand}`;
      await create(client, { profile_name: stopped, valor_c5: METIER.serviceAgent, valor_data: { 1: { c: 2 } } });

      const head = await tool.signIn(viewport);
      const { page } = head;
      const dashboard = new Dashboard(head);
      const job = new Classifying(head);
      const search = page.getByLabel('Chercher un nom ou une fonction');
      head.worksBy(hand);
      const within = async (most: number, task: () => Promise<void>) => {
        head.startCounting();
        await task();
        expect(head.steps).toBeLessThanOrEqual(most);
        expect(await overflow(head)).toBeLessThanOrEqual(0);
        // The list is dense: its lines have the smaller targets.
        if (viewport === 'phone' && !page.url().includes('/dashboard')) await isWithinReach(page);
      };
      const fromList = async (query = '') => {
        await head.goTo('/profile');
        await head.goTo(`/dashboard${query}`);
        await page.locator('[data-profile]').first().waitFor();
      };

      // Updates all rows to the new grid, after old and new amounts were shown.
      await within(3, async () => {
        await head.click(dashboard.filter('En attente de mise à jour'));
        await head.click(head.button('Comparer puis mettre à jour'));
        const table = dashboard.dialog.getByRole('table');
        await becomes(async () => plain(await table.textContent()), expect.stringContaining(`${name}Secrétaire`));
        await head.click(dashboard.dialog.getByRole('button', { name: /^Mettre à jour \d+ valorisation/ }));
        await dashboard.waitForMessage(/mises? à jour sur la grille en vigueur/);
      });

      await fromList();
      await within(1, async () => {
        await head.click(dashboard.filter('Sous le minimum'));
        await dashboard.profile('Kerbrat Gaël').waitFor({ state: 'detached' });
        await dashboard.rows('Rousseau Mathieu').getByText('minimum relevé au Smic').waitFor();
      });

      await fromList();
      await within(1, async () => {
        await head.fill(search, 'gaë');
        await dashboard.profile('Rousseau Mathieu').waitFor({ state: 'detached' });
        await dashboard.profile('Kerbrat Gaël').waitFor();
      });

      await fromList('?q=Ga%C3%ABl');
      await within(1, async () => {
        await head.click(dashboard.rows('Kerbrat Gaël').getByRole('link', { name: /€/ }));
        await page.getByRole('list', { name: 'Étapes du calcul' }).getByText('Valeur du point').first().waitFor();
      });

      await fromList('?q=Ga%C3%ABl');
      await within(2, async () => {
        await head.click(dashboard.profile('Kerbrat Gaël').getByRole('link', { name: /^Fiche de poste/ }));
        await head.download(head.button('Exporter en PDF'));
      });

      await fromList('?q=Interrompue');
      await within(1, async () => {
        await head.click(dashboard.rows(stopped).getByRole('link', { name: /^Continuer/ }));
        await head.heading(/relations professionnelles/).waitFor();
      });

      await within(3, async () => {
        const other = job.degree(3);
        await page.getByRole('radio', { name: /Prévu pour la fonction/ }).waitFor();
        const before = plain(await job.result.textContent());
        if (hand === 'mouse') await head.click(other);
        else {
          // The keyboard enters the ladder at one rung and climbs with its arrows.
          await head.click(page.getByRole('radio', { name: /Prévu pour la fonction/ }));
          await head.press('ArrowUp');
        }
        await becomes(async () => other.isChecked(), true);
        await becomes(async () => plain(await job.result.textContent()) !== before, true);
      });
    },
    WALK_MS,
  );
});
