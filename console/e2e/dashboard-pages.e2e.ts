/** The pages of the dashboard's list: one that has no rows any more gives way to the last one that has. */
import { describe, expect, it } from '@jest/globals';
import { payloadOf } from '../../backend/test/support/api-client.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { profileNameResponse, profilePageResponse } from '../../backend/test/support/wire-schemas.js';
import { Dashboard } from './support/dashboard.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const PER_PAGE = 20;

describe('the dashboard', () => {
  const tool = useConsole();

  it(
    'follows the page that was answered, in its address too, when the page asked for has no rows',
    async () => {
      const head = await signIn(tool.product.url, emailOf('main'));
      const { total } = payloadOf(profilePageResponse, await head.get('/v1/valor/list/all?leger=1'));
      const names = Array.from({ length: PER_PAGE + 1 - total }, (_, index) => `Zygmunt ${index + 10}`);
      for (const profile_name of names) await head.post('/v1/user/profile', { profile_name });
      const last = names.at(-1) ?? '';

      const person = await tool.signIn('wide');
      const { page } = person;
      const dashboard = new Dashboard(person);
      const asked = () => new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('p');
      await person.goTo('/dashboard?p=99');
      await dashboard.profile(last).waitFor();
      await becomes(async () => asked(), '2');
      // The page that was never there is none to go back to.
      await page.goBack();
      await dashboard.profile(names[0] ?? '').waitFor();
      await becomes(async () => asked(), null);
      await page.goForward();
      await dashboard.profile(last).waitFor();

      // Its only profile goes: the list falls back on the page before.
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
    'finds who is under the minimum in one click, and a profile by three letters',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      await head.click(dashboard.toDo('1 sous le minimum'));
      await dashboard.profile('Gaël Kerbrat').waitFor({ state: 'detached' });
      expect(head.steps).toBe(1);
      await becomes(async () => head.page.locator('[data-profile]').count(), 1);
      await becomes(async () => dashboard.rows('Mathieu Rousseau').getByText('Sous le minimum').count(), 1);

      // On a slow machine too, a name typed at once does not bring back the filter that was just removed.
      const slow = await head.page.context().newCDPSession(head.page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await head.click(dashboard.toDo(/^1 sous le minimum/));
      head.startCounting();
      await head.fill(head.page.getByLabel('Rechercher un profil'), 'gaë');
      await dashboard.profile('Gaël Kerbrat').waitFor();
      await dashboard.profile('Mathieu Rousseau').waitFor({ state: 'detached' });
      expect(head.steps).toBe(1);
      await becomes(async () => head.page.locator('[data-profile]').count(), 1);
      await slow.detach();

      // Of a name that nobody has, the screen says so, and gives the list back.
      const search = head.page.getByLabel('Rechercher un profil');
      await head.fill(search, 'gaëlx');
      await head.page.getByRole('heading', { name: /^Aucun nom ne contient «\sgaëlx\s»$/ }).waitFor();
      expect(await head.page.getByText('Aucune donnée à afficher').count()).toBe(0);
      await head.click(head.link('Effacer la recherche'));
      await dashboard.profile('Gaël Kerbrat').waitFor();
      await becomes(async () => search.inputValue(), '');
    },
    WALK_MS,
  );
});
