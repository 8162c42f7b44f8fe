/** A new point value from the clone to the members: prepared, previewed, proven, published by two admins, announced. */
import { describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../backend/src/install/demo/demo-data.js';
import { dueNow, SECOND_ADMIN } from '../../backend/test/support/grid-publications.js';
import { emailOf } from '../../backend/test/support/role-clients.js';
import { scaled } from '../../backend/test/support/scale.js';
import { faults, inTurn } from './support/faults.js';
import type { Hand, Person } from './support/person.js';
import { hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** How many of its screens are checked for faults. */
const LOOKS = scaled({ part: 3, all: 9 });

/** Signing in included, typing not. */
const MOST_CLICKS = 25;
/** The first draft on a new database, after the two shipped versions. */
const DRAFT_ID = 3;
/** `npm run test:long` runs the proof and the confirmation without a mouse. */
const HAND = scaled<Hand>({ part: 'mouse', all: 'keyboard' });
/** Worked out from the agreement, at 21,10 € a point: title, index, amount. */
const EXPECTED = [
  [/^Agent de service/, '1030', '1811,08'],
  [/^Secrétaire-comptable/, '1095,15', '1540,51'],
  [/^Enseignant-formateur/, '1407', '27,83'],
] as const;

/** The draft states one day, and another one is requested. */
const OTHER_DAY = /^Le brouillon dit 01\/01\/2030\s: la version entrerait en vigueur le 01\/01\/2031/;

describe('a new version of the grid', () => {
  const tool = useConsole({ mails: true });

  /** Opens the list of grid versions in the staff area; the sign-in counts. */
  const atGrids = async (email: string) => {
    const person = await tool.visit();
    await person.goTo('/admin');
    await person.enter(email);
    await person.click(person.inMenu('Grilles'));
    return person;
  };

  it(
    'goes from the clone to its members in few clicks, by four people who each see what they answer for',
    async () => {
      let looked = 0;
      const faultsOf = async (person: Person) => (looked < LOOKS ? faults(person, inTurn(looked++)) : []);

      const author = await atGrids(emailOf('staff'));
      await author.click(author.button(/^Préparer une nouvelle version : Grille du 01\/09\/2024/));
      await author.fill(author.page.getByLabel('Date d’effet'), '01/01/2029');
      await author.fill(author.page.getByRole('dialog').getByLabel('Titre'), 'Négociation de 2027');
      await author.click(author.button('Préparer le brouillon'));
      await author.heading('Négociation de 2027 (01/01/2029)').waitFor();
      // The day is corrected in place.
      await author.fill(author.page.getByLabel('Date d’effet'), '01/01/2030');
      await author.fill(author.page.getByLabel('Valeur annuelle du point'), '21,10');
      await author.click(author.button('Enregistrer le brouillon'));
      await author.page.getByText('Tout est enregistré.').waitFor();
      await author.heading('Négociation de 2027 (01/01/2030)').waitFor();
      await author.click(author.link('Voir l’effet sur les valorisations'));
      await author.click(author.button('Calculer l’effet'));
      await author.page.getByRole('heading', { name: 'Total mensuel de la branche' }).waitFor();
      expect(await faultsOf(author)).toEqual([]);

      const prover = await atGrids(emailOf('admin'));
      await prover.page.getByText(/^Brouillon\s: 3\scas à reprendre/).waitFor();
      expect(await faultsOf(prover)).toEqual([]);
      prover.worksBy(HAND);
      await prover.click(prover.link('Voir les cas : Négociation de 2027 (01/01/2030)'));
      await hasFocus(prover.page.getByRole('heading', { name: 'Preuve', exact: true }));
      for (const [title, index, amount] of EXPECTED) {
        const row = prover.page.getByRole('group', { name: title });
        await prover.fill(row.getByLabel(/^Indice réel attendu/), index);
        await prover.fill(row.getByLabel(/^Montant minimum attendu/), amount);
      }
      await prover.fill(prover.page.getByLabel('Source de ces valeurs'), 'Avenant du 12 novembre 2026');
      expect(await prover.page.getByText(/1\s811,08/).count()).toBe(0);
      expect(await faultsOf(prover)).toEqual([]);
      await prover.click(prover.button('Enregistrer et calculer'));
      await hasFocus(prover.button('Signer les 3 cas'));
      expect(await prover.page.getByRole('cell', { name: /1\s811,08/ }).count()).toBe(2);
      await prover.click(prover.button('Signer les 3 cas'));
      await prover.fill(prover.page.getByLabel('Votre mot de passe'), DEMO_PASSWORD);
      expect(await faultsOf(prover)).toEqual([]);
      await prover.click(prover.button('Signer'));
      await prover.page.getByText(/^3\scas signés sur 3 demandés/).waitFor();

      prover.worksBy('mouse');
      await prover.click(prover.button('Demander la publication'));
      const moment = prover.page.getByRole('group', { name: 'Jour et heure, à Paris' });
      expect(await moment.getByLabel('Jour').inputValue()).toBe('01/01/2030');
      expect(await moment.getByLabel('Heure').inputValue()).toBe('00:00');
      await prover.fill(moment.getByLabel('Jour'), '01/01/2031');
      await prover.fill(moment.getByLabel('Heure'), '00:00');
      await prover.page.getByText(OTHER_DAY).waitFor();
      await prover.click(prover.page.getByLabel(/^Annoncer cette version/));
      expect(await faultsOf(prover)).toEqual([]);
      await prover.click(prover.button('Demander'));
      await prover.page.getByText(/Pour le modifier, annulez votre demande\.$/).waitFor();
      expect(await prover.link('Modifier le brouillon').count()).toBe(0);
      expect(await prover.button('Confirmer la publication').count()).toBe(0);

      const second = await atGrids(SECOND_ADMIN);
      second.worksBy(HAND);
      await second.click(second.link('Voir la publication : Négociation de 2027 (01/01/2030)'));
      await second.button('Confirmer la publication').waitFor();
      expect(await faultsOf(second)).toEqual([]);
      await second.click(second.button('Confirmer la publication'));
      await second.page.getByRole('dialog').getByText(OTHER_DAY).waitFor();
      await second.fill(second.page.getByLabel('Votre mot de passe'), DEMO_PASSWORD);
      await second.click(second.button('Confirmer'));
      await second.page.getByText(/^Programmée.*01\/01\/2031/).waitFor();

      const head = await tool.visit();
      await head.goTo('/login');
      await head.enter(emailOf('main'));
      await head.page.getByText(/^Grille du 01\/01\/2031/).waitFor();
      const clicks = [author, prover, second, head].map((person) => person.clicks);
      expect(clicks).toEqual([7, 9, 5, 1]);
      expect(clicks.reduce((all, one) => all + one)).toBeLessThanOrEqual(MOST_CLICKS);

      await head.click(head.link('Voir ce qui change'));
      await head.heading('Effet de la prochaine grille').waitFor();
      expect(await faultsOf(head)).toEqual([]);
      await head.page
        .getByRole('button', { name: /^Détail de/ })
        .first()
        .focus();
      await head.press('Enter');
      await head.page.getByRole('dialog').getByRole('cell').first().waitFor();
      expect(await faultsOf(head)).toEqual([]);
      await head.press('Escape');
      await head.page.getByRole('dialog').waitFor({ state: 'detached' });

      const visitor = await tool.visit('phone');
      await visitor.goTo('/evolutions');
      await visitor.page.getByText(/^Version à venir, annoncée par la branche/).waitFor();
      expect(await faultsOf(visitor)).toEqual([]);

      await head.goTo('/dashboard');
      await head.page.getByText(/^Grille du 01\/01\/2031/).waitFor();
      await tool.product.prepare(dueNow(DRAFT_ID));
      // The grid moved the rows, so the change has no author.
      await head.page
        .getByText(/une nouvelle grille est en vigueur\. \d+\svalorisations? (est|sont) à revoir\.$/)
        .waitFor();
      expect(await head.page.getByText(/par une autre personne/).count()).toBe(0);
      const asked: string[] = [];
      head.page.on('request', (request) => asked.push(request.url()));
      await head.goTo('/prochaine-grille');
      await head.page.getByText('Aucune nouvelle grille n’est annoncée').waitFor();
      expect(asked.filter((address) => address.endsWith('/outlook/rows'))).toEqual([]);
      const mail = await tool.product.mailbox?.next(emailOf('main'));
      expect(mail?.subject).toMatch(/^Grille du \d\d\/\d\d\/\d{4}/);
    },
    WALK_MS,
  );
});
