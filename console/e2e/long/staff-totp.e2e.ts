/** A code at sign-in for staff, and the screen of the team. */
import { describe, expect, it } from '@jest/globals';
import { generateSync } from 'otplib';
import { DEMO_PASSWORD } from '../../../backend/src/install/demo/demo-data.js';
import { faults, inTurn } from '../support/faults.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const ADMIN = 'admin@demo.example';

describe('a code at sign-in', () => {
  const tool = useConsole();

  it(
    'is set up in the own account, required at the next sign-in, and replaced once by a recovery code',
    async () => {
      const admin = await tool.visit();
      await admin.goTo('/admin/mon-compte');
      await admin.enter(ADMIN);
      await admin.heading('Mon compte').waitFor();
      await admin.page.getByRole('heading', { name: 'Code à la connexion' }).waitFor();
      await admin.button('Configurer un code').waitFor();
      expect(await faults(admin, inTurn(0))).toEqual([]);
      await admin.fill(admin.page.getByLabel('Mot de passe', { exact: true }), DEMO_PASSWORD);
      await admin.click(admin.button('Configurer un code'));
      await admin.page.getByRole('img', { name: 'Image à lire avec l’application de codes' }).waitFor();
      const secret = (await admin.page.locator('code').innerText()).replaceAll(' ', '');
      expect(await faults(admin, inTurn(1))).toEqual([]);
      await admin.fill(admin.page.getByLabel('Code affiché par l’application'), generateSync({ secret }));
      await admin.click(admin.button('Activer le code'));
      await admin.page.getByRole('heading', { name: 'Vos codes de récupération' }).waitFor();
      const codes = await admin.page.getByRole('list', { name: 'Codes de récupération' }).innerText();
      const [recovery = ''] = codes.split('\n');
      expect(await faults(admin, inTurn(0))).toEqual([]);
      await admin.click(admin.button('J’ai gardé mes codes'));
      await admin.page.getByText('Codes de récupération restants : 10.').waitFor();

      const again = await tool.visit();
      await again.goTo('/login');
      await again.enter(ADMIN);
      await again.heading('Code de connexion').waitFor();
      const code = again.page.getByLabel('Code à 6 chiffres');
      expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
      expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await faults(again, inTurn(1))).toEqual([]);
      await again.fill(code, '000000');
      await again.click(again.button('Se connecter'));
      await again.page.getByText('Ce code n’est pas le bon').waitFor();
      await again.click(again.button('Utiliser un code de récupération'));
      await again.fill(again.page.getByLabel('Code de récupération'), recovery);
      await again.click(again.button('Se connecter'));
      await again.heading('Espace de gestion').waitFor();
    },
    WALK_MS,
  );

  it(
    'leaves the team readable for staff, who cannot change it',
    async () => {
      const staff = await tool.visit();
      await staff.openAs('staff@demo.example', '/admin/staff');
      await staff.heading('Équipe').waitFor();
      await staff.page.getByText(ADMIN).waitFor();
      expect(await staff.button(/^Suspendre/).count()).toBe(0);
      expect(await faults(staff, inTurn(0))).toEqual([]);
    },
    WALK_MS,
  );
});
