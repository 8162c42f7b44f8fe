/** Admins at work on the product itself: its settings, their public messages, and its queues. */
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { signIn } from '../../../backend/test/support/role-clients.js';
import { emptyStorage, VIEWPORTS } from '../support/browser.js';
import { faults, inTurn } from '../support/faults.js';
import type { Person } from '../support/person.js';
import { becomes } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const MESSAGE = 'Retour prévu à 14 heures.';

describe('the settings', () => {
  const tool = useConsole();

  let looked = 0;
  /** Faults of the forms, with the layout changing from form to form. */
  const wrong = async (person: Person) => faults(person, inTurn((looked += 1)));
  const open = async (email: string, path: string) => {
    const person = await tool.visit();
    await person.openAs(email, path);
    return person;
  };

  it(
    'are read by staff; an admin announces a maintenance, and a visitor sees it',
    async () => {
      const staff = await open('staff@demo.example', '/admin/settings');
      await staff.page.getByRole('row').filter({ hasText: '36 mois' }).waitFor();
      await staff.page.getByText('Ils sont modifiés par l’administration.').waitFor();
      expect(await staff.link(/^Modifier/).count()).toBe(0);
      expect(await staff.page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0);

      await staff.page.setViewportSize(VIEWPORTS.phone);
      await staff.page.getByRole('columnheader').first().waitFor({ state: 'detached' });
      await staff.page.getByRole('listitem').filter({ hasText: '36 mois' }).waitFor();
      expect(await staff.link(/^Modifier/).count()).toBe(0);
      await staff.page.setViewportSize(VIEWPORTS.wide);

      // A filter with a single value, as the first page links to it: the first status is the number 0.
      await staff.goTo('/admin/valuations?filter={"status":0}');
      await staff.page.getByRole('combobox', { name: 'État' }).getByText('En cours').waitFor();

      // The next visit starts without the filter.
      await staff.goTo('/admin');
      await staff.page.reload();
      await staff.goTo('/admin/valuations');
      const state = staff.page.getByRole('combobox', { name: 'État' });
      await state.waitFor();
      expect(await state.textContent()).not.toContain('En cours');

      // The same browser page serves all of them, one after the other.
      const admin = staff;
      await admin.openAs('admin@demo.example', '/admin/settings');
      await admin.heading('Réglages').waitFor();
      const row = admin.page.getByRole('row').filter({ hasText: 'Maintenance' });
      await row.getByRole('cell').nth(1).getByText('Arrêtée').waitFor();
      expect(await wrong(admin)).toEqual([]);
      await admin.click(admin.link('Modifier : Maintenance'));
      await admin.heading('Maintenance').waitFor();
      await admin.click(admin.page.getByLabel('Maintenance en cours'));
      await admin.fill(admin.page.getByLabel('Message affiché'), MESSAGE);
      expect(await wrong(admin)).toEqual([]);
      await admin.click(admin.button('Enregistrer'));
      await admin.page.getByText('Le réglage est enregistré.').waitFor();
      await row.getByText('En cours').waitFor();
      await row.getByText('par Marc Vasseur').waitFor();

      const visitor = admin;
      await visitor.page.setViewportSize(VIEWPORTS.phone);
      await emptyStorage(visitor.page, tool.product.url);
      await visitor.goTo('/');
      const announced = visitor.page.getByRole('alertdialog');
      await announced.getByText(MESSAGE).waitFor();
      await visitor.click(announced.getByRole('button', { name: 'J’ai compris' }));
      await visitor.page.getByText('Maintenance en cours : vous pouvez consulter, pas enregistrer.').waitFor();
      expect(await wrong(visitor)).toEqual([]);

      await admin.openAs('admin@demo.example', '/admin/settings');
      await admin.click(admin.link('Modifier : Maintenance'));
      await admin.click(admin.page.getByLabel('Maintenance en cours'));
      await admin.click(admin.button('Enregistrer'));
      await row.getByRole('cell').nth(1).getByText('Arrêtée').waitFor();
    },
    WALK_MS,
  );

  it(
    'keep typed values when another admin has saved first, until the new state is requested',
    async () => {
      const other = await open('admin@demo.example', '/admin/settings');
      await other.click(other.link('Modifier : Conservation des données'));
      const months = (person: Person) => person.page.getByLabel(/^Mois sans connexion/);
      await other.fill(months(other), '48');
      const one = await signIn(tool.product.url, 'admin@demo.example');
      const { body } = await one.get('/admin/settings?filter={"key":"retention_months"}');
      const [{ id }] = z.tuple([z.object({ id: z.number() })]).parse(body);
      const saved = await one.call(`/admin/settings/${id}`, { method: 'PUT', body: { value: 24 } });
      expect(saved.status).toBe(200);
      await other.click(other.button('Enregistrer'));
      await other.page.getByRole('alert').getByText('Ce réglage a été modifié entre-temps').waitFor();
      expect(await months(other).inputValue()).toBe('48');
      expect(await wrong(other)).toEqual([]);
      await other.click(other.button('Recharger'));
      await becomes(async () => months(other).inputValue(), '24');
      await other.fill(months(other), '5');
      await other.click(other.button('Enregistrer'));
      await becomes(async () => months(other).getAttribute('aria-invalid'), 'true');
      await other.fill(months(other), '48');
      await other.click(other.button('Enregistrer'));
      await other.page.getByRole('row').filter({ hasText: '48 mois' }).waitFor();
    },
    WALK_MS,
  );

  it(
    'hold the demo data, switched off after an announcement and on again',
    async () => {
      const admin = await open('admin@demo.example', '/admin/settings');
      await admin.page.setViewportSize(VIEWPORTS.phone);
      await admin.page.locator('li a').getByText('Modifier', { exact: true }).first().waitFor();
      await admin.page.setViewportSize(VIEWPORTS.wide);
      const row = admin.page.getByRole('row').filter({ hasText: 'Données de démonstration' });
      const choose = async (state: string, told: RegExp) => {
        await admin.click(admin.link('Modifier\u00a0: Données de démonstration'));
        await admin.page.getByText(told).waitFor();
        expect(await wrong(admin)).toEqual([]);
        await admin.click(admin.page.getByLabel(state));
        await admin.click(admin.button('Enregistrer'));
        await row.getByText(state).waitFor();
      };
      await choose('À l’arrêt', /^L’arrêt suspend 5\scomptes d’établissement et archive \d+\stextes\.$/);
      await choose('En service', /^La remise en service rouvre 5\scomptes d’établissement/);
    },
    WALK_MS,
  );

  it(
    'are beside the queues: a failed job is found from the first page, with its cause, and retried',
    async () => {
      await tool.product.prepare(
        `do $$ begin
           loop
             update bullmq.job set state = 'failed', failed_reason = 'browser' where state = 'completed' and name = 'daily-round';
             exit when found;
             perform pg_sleep(0.05);
           end loop;
         end $$`,
      );
      const admin = await open('admin@demo.example', '/admin');
      await admin.click(admin.link(/^Relancer\s: Travaux en échec/u));
      await admin.heading('Travaux').waitFor();
      const row = admin.page.getByRole('row').filter({ hasText: 'Entretien quotidien' });
      await row.getByText('Le moteur qui prépare les documents s’est arrêté.').waitFor();
      await admin.link('Entretien, en échec : 1').waitFor();
      await admin.page.getByRole('heading', { name: 'Temps d’attente sur 24 heures' }).waitFor();
      expect(await wrong(admin)).toEqual([]);
      await admin.click(admin.button('Relancer : Entretien quotidien'));
      await admin.page.getByText('Le travail est relancé.').waitFor();
      await admin.page.getByRole('heading', { name: 'Aucun travail' }).waitFor();
    },
    WALK_MS,
  );
});
