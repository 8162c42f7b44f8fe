/**
 * Every screen of the staff area, for each role that may open it: faults found by axe, and content wider than its
 * window.
 */
import { describe, expect, it } from '@jest/globals';
import { RAISED_DRAFT } from '../../backend/test/support/grid-publications.js';
import { emailOf } from '../../backend/test/support/role-clients.js';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { faults, inTurn } from './support/faults.js';
import type { Person } from './support/person.js';
import { unreachedByTab } from './support/tabbing.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** Lists that are tabs beside another list, and have no entry in the menu. */
const TABS = ['/admin/themes', '/admin/webseries', '/admin/answer-templates', '/admin/left-words'];

/** `npm run test:long` looks at every list and its records; here at every fourteenth, and at the uploaded files. */
const STEP = scaled({ part: 14, all: 1 });

/** Lists whose rows show everything of a record, or that lead to their only record. */
const WITHOUT_RECORDS = [
  'valuations',
  'events',
  'jobs',
  'free-functions',
  'function-proposals',
  'function-names',
  'left-words',
  'minimum-wages',
  'identity',
  'menus',
].map((name) => `/admin/${name}`);

/** A record to open, for a list that the demo leaves empty. */
const RECORDS = `
  set app.scope = 'staff';
  insert into answer_template (title, body) values ('Fonction principale', 'Retenez la fonction principale.');
  insert into contact_message (name, email, subject, message, created_at)
    values ('Camille Aubry', 'camille@visiteur.example', 'Une question', 'Quelle fonction retenir ?', now());
  insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at)
    values (gen_random_uuid(), 'activation', 'camille@visiteur.example', '{}', 'failed', 1, 1, now());
  insert into content_media (kind, file_name, media_type, byte_length, sha256)
    values ('document', 'reglement.pdf', 'application/pdf', 20480, repeat('0', 64));
  insert into campaign (subject, body, audience) values ('Rentrée', '<p>Le guide est paru.</p>',
    '{"who": "heads", "departments": [], "valuations": "any", "absent_days": null}');
  reset app.scope`;

describe('each screen of the staff area', () => {
  const tool = useConsole();

  const enter = async (email: string): Promise<Person> => {
    const person = await tool.visit();
    await person.openAs(email, '/admin');
    await person.heading('Espace de gestion').waitFor();
    return person;
  };
  const addresses = async ({ page }: Person, within: string): Promise<string[]> => {
    const links = await page
      .locator(within)
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    return [...new Set(links)].map((href) => href.slice(1));
  };
  /** Waits until the screen is drawn with its content. */
  const open = async (person: Person, address: string): Promise<void> => {
    await person.goTo(address);
    await person.page.locator('h1').first().waitFor();
    await person.page.waitForFunction(
      () => document.querySelectorAll('main [role="progressbar"], main .MuiSkeleton-root').length === 0,
    );
  };
  /** What the shown list leads to: the form of a new record, and the first record. */
  const ledTo = async (person: Person, list: string): Promise<string[]> => {
    const records = `main a[href^="#${list}/"]:not([href$="/create"], [href*="?"])`;
    if (!WITHOUT_RECORDS.includes(list)) await person.page.locator(records).first().waitFor();
    const [record] = await addresses(person, records);
    const created = await addresses(person, `main a[href="#${list}/create"]`);
    return [...created, ...(record === undefined ? [] : [record])];
  };
  /** Opens screens one after the other, and collects their faults. */
  const looker = (person: Person) => {
    const [screens, found] = [[] as string[], [] as string[]];
    const look = async (screen: string): Promise<void> => {
      await open(person, screen);
      found.push(...(await faults(person, inTurn(screens.length))).map((fault) => `${screen}: ${fault}`));
      screens.push(screen);
    };
    return { look, screens, found };
  };

  it(
    'has no fault at any width, for admins',
    async () => {
      await tool.product.prepare(RECORDS);
      const admin = await enter(emailOf('admin'));
      const inMenu = await addresses(admin, 'nav[aria-label="Menu de l’espace de gestion"] [href^="#/admin/"]');
      const lists = [...inMenu, ...TABS];
      const { look, screens, found } = looker(admin);
      for (const screen of ['/admin', '/admin/mon-compte', '/admin/introuvable']) await look(screen);
      const all = lists.filter((address) => address !== '/admin/');
      const looked = all.filter((list, index) => index % STEP === 0 || list === '/admin/media');
      expect(looked.length).toBeGreaterThan(2);
      for (const list of looked) {
        await look(list);
        for (const screen of await ledTo(admin, list)) await look(screen);
      }
      expect(screens).toContain('/admin/media/1');
      expect(found).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'has none, and nothing beyond the reach of Tab, in what opens on the screens of the grid and of the wage',
    async () => {
      await tool.product.prepare(RAISED_DRAFT, ['21.00']);
      const admin = await enter(emailOf('admin'));
      const wrong = async () => [...(await faults(admin)), ...(await unreachedByTab(admin.page))];
      await open(admin, '/admin/grids/3');
      await admin.click(admin.page.getByRole('tab', { name: 'Critères et degrés' }));
      const rows = admin.page.getByRole('row');
      await rows.nth(1).waitFor();
      const before = await rows.count();
      await admin.click(admin.button('Ajouter un degré'));
      expect(await rows.count()).toBe(before + 1);
      expect(await wrong()).toEqual([]);
      await admin.click(admin.button(/^Retirer le degré/));
      expect(await rows.count()).toBe(before);
      await admin.page.getByText('Tout est enregistré.').waitFor();

      await open(admin, '/admin/grids/3/show');
      await admin.click(admin.button('Saisir un cas'));
      await admin.page.getByRole('group', { name: 'Valeurs attendues' }).waitFor();
      expect(await wrong()).toEqual([]);

      await open(admin, '/admin/minimum-wages/create');
      await admin.fill(admin.page.getByLabel('Date d’effet'), '01/01/2027');
      await admin.fill(admin.page.getByLabel('Montant horaire brut, en euros'), '13');
      await admin.fill(admin.page.getByLabel(/^Montant mensuel brut/), '1971,67');
      await admin.fill(admin.page.getByLabel('Texte officiel'), 'décret du 17 décembre 2026');
      await admin.click(admin.button('Voir qui passe sous le minimum'));
      await admin.button('Proposer ce montant').waitFor();
      expect(await wrong()).toEqual([]);
      await admin.click(admin.button('Proposer ce montant'));
      await admin.page.getByRole('heading', { name: 'À confirmer' }).waitFor();
      // The shipped wage of June is marked as unconfirmed.
      await admin.page.getByText('12,31 € par heure (à confirmer)').waitFor();
      await admin.click(admin.button('Confirmer'));
      await admin.page
        .getByRole('dialog')
        .getByText(/^Smic connu à cette date/)
        .waitFor();
      expect(await faults(admin)).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'has none for staff where their screen differs from that of admins',
    async () => {
      const staff = await enter(emailOf('staff'));
      const { look, found } = looker(staff);
      for (const screen of ['/admin', '/admin/settings', '/admin/staff']) await look(screen);
      expect(found).toEqual([]);
    },
    WALK_MS,
  );
});
