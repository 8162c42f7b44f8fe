import { afterAll, describe, expect, it } from '@jest/globals';
import { dueSentence, typeset } from '@valorisation/rules';
import { conclusionInput, conclusionOf, type ConclusionCase, floors, grid } from './conclusion-cases.js';
import { createEngine, createRenderer, readPdf, type ReadPdf } from './render-support.js';

const engine = createEngine();
const renderer = createRenderer();
afterAll(() => renderer.close());

async function print(conclusion: ConclusionCase): Promise<ReadPdf> {
  return readPdf(await renderer.render(engine.render('conclusion', conclusionOf(conclusion)).html));
}

describe('the printed conclusion', () => {
  it('for an "Agent de service" states what to pay, why, and what the agreement gives', async () => {
    const { text, pages } = await print({ functionTitle: 'Agent de service' });
    expect(pages).toHaveLength(1);
    expect(text).toContain('Classement de la fonction · Catégorie 1 Ouvrier employé Agent de service Martin Camille');
    expect(text).toContain('À verser au moins 1 867,02 € brut par mois C’est le Smic');
    expect(text).toContain('Smic du 01/06/2026, métropole ; ancienneté comprise dans l’indice');
    expect(text).toContain('C’est le Smic, plus élevé que le minimum conventionnel de 1 785,33 €.');
    expect(text).toContain('Référence : VAL-18-7-G2');
    expect(text).toContain('Non concernés : ');
    expect(text).not.toMatch(/\b0(,00)? points?\b/);
    expect(text).toContain('inférieur de 48 points au seuil de 1 078 points');
    expect(text).toContain('À verser au moins le plus élevé : Smic Code du travail, art. L. 3231-2 1 867,02 €');
    expect(text).toContain('Ce montant est un minimum.');
  });

  it('names the establishment, the person, the unconfirmed grid, and its days', async () => {
    const { text } = await print({ functionTitle: 'Agent de service' });
    expect(text).toMatch(/Lycée agricole privé Les Charmilles SIRET 123 456 789 00011 .*Martin Camille/);
    expect(text).toContain('entrée en vigueur le 01/09/2024. Valeurs à confirmer par la branche.');
    expect(text).not.toContain('supra'); // Leave is explained as on the screen, not by the title of its row of the grid.
    expect(text).toContain('Calculé le 21/11/2026, imprimé le 22/11/2026.');
  });

  it.each([true, false])('with a confirmed grid asks for the confirmation of the wage only (%s)', async (confirmed) => {
    const { text } = await print({
      functionTitle: 'Agent de service',
      input: {
        gridVersion: { id: 3, effectiveOn: '2025-09-01', confirmed: true },
        floors: { ...floors, wage: floors.wage && { ...floors.wage, confirmed } },
      },
    });
    expect(text).toContain('Grille n° 3, entrée en vigueur le 01/09/2025.');
    expect(text.includes('Valeurs à confirmer par la branche.')).toBe(!confirmed);
  });

  it('for a part-time "Secrétaire-comptable" shows the steps from the base to the month at 80 %', async () => {
    const { text } = await print({
      functionTitle: 'Secrétaire-comptable',
      terms: { leaveWeeks: 1, seniorityOn: '2018-09-01', shareHundredths: 8_000 },
    });
    expect(text).toContain('Ancienneté 8 ans : 3 % de 1 005 points annexe 1 30,15');
    expect(text).toContain('Indice réel somme des lignes précédentes chapitre 6, art. 27 à 31 1 095,15');
    expect(text).toContain('1 095,15 points × 20,80 € ÷ 12 mois');
    expect(text).toContain('1 898,26 €');
    expect(text).toContain(
      'À verser au moins le plus élevé : minimum conventionnel chapitre 6, art. 27 à 31 1 518,61 €',
    );
    expect(text).not.toContain('sous le minimum');
    expect(text).toContain('Ce montant dépasse de 24,99 € le Smic à 80 % ; l’employeur peut verser davantage.');
  });

  it('states when the rate rises next, and that it has risen since', async () => {
    const functionTitle = 'Secrétaire-comptable';
    const terms = { seniorityOn: '2020-12-01' } as const;
    expect((await print({ functionTitle, terms })).text).toContain('L’ancienneté fait évoluer l’indice le 01/12/2027.');
    const later = await print({ functionTitle, terms, input: { printedOn: '2027-12-01' } });
    expect(later.text).toContain('Depuis le 01/12/2027, l’ancienneté donne un taux plus élevé.');
  });

  it("of a guaranteed hourly row compares the row alone with the wage, whatever the person's other functions", async () => {
    const terms = { hourly: true, guaranteedCents: 300_000 } as const;
    const { text } = await print({ functionTitle: 'Enseignant-formateur (cadre)', terms, input: { alone: false } });
    expect(text).not.toContain('plusieurs fonctions');
    const monthly = await print({ functionTitle: 'Agent de service', input: { alone: false } });
    expect(monthly.text).toContain('La personne exerce plusieurs fonctions : le Smic est comparé à leur total');
  });

  it('for an hourly "Enseignant-formateur" gives the hour, and the points of Formations without a degree', async () => {
    const { text } = await print({
      functionTitle: 'Enseignant-formateur (cadre)',
      terms: { seniorityOn: '2022-09-01', hourly: true, shareHundredths: 8_000 },
      answers: { 6: { degree: 3 } },
    });
    expect(text).toContain('27,44 € / h brut par heure de formation');
    expect(text).toContain('2 438,80 €');
    expect(text).toContain('Formations Diplôme, titre ou certification de niveau 6 (enseignant-formateur) ');
    expect(text).toContain('80 % sans effet sur le taux horaire');
    expect(text).toContain('Non concerné : Management de projet ou d’équipe.');
    expect(text).not.toContain('Mois à 80 %');
  });

  it('shows the reason of a degree below the default', async () => {
    const { text } = await print({
      functionTitle: 'Secrétaire-comptable',
      answers: { 1: { degree: 1, reason: "Prise de poste, plan d'accompagnement signé" } },
    });
    expect(text).toContain('Motif : Prise de poste, plan d’accompagnement signé');
  });

  it('shows the indice majoré beside the indice réel, and the guaranteed pay', async () => {
    const { text } = await print({
      functionTitle: 'Agent de service',
      terms: { guaranteedCents: 160_000, shareHundredths: 8_000 },
    });
    expect(text).toMatch(/Indice réel somme .* 1 030.* Indice majoré .* 1 154/);
    expect(text).toContain('Au mois 1 600,00 € garantis par mois');
    expect(text).toContain('1 600,22 € brut par mois, à 80 %');
    expect(text).toContain('Mois à 80 %, indice majoré 2 000,27 € × 80 % art. 34 1 600,22 €');
    expect(text).toContain('À verser au moins le plus élevé : rémunération garantie art. 34 1 600,22 €');
    expect(text).toContain('C’est la rémunération garantie à la personne, convertie en indice majoré.');
    expect(text).toContain('Indice réel sous le minimum.');
  });

  it('for a fixed-days contract shows its factor', async () => {
    const { text } = await print({ functionTitle: 'Maître professionnel', terms: { fixedDays: true } });
    expect(text).toContain('Indice réel, forfait en jours');
    expect(text).toContain('points × 1,10 art. 19.11 et 31');
  });

  it('with an amount fixed by a person says so', async () => {
    const { text } = await print({ functionTitle: 'Agent de service', terms: { fixedAmountCents: 200_000 } });
    expect(text).toContain('Ce montant a été fixé par la branche.');
    expect(text).toContain('Montant fixé par la branche retenu à la place du montant calculé 2 000,00 €');
  });

  it('for a share other than the recorded one says that it is a simulation', async () => {
    const { text } = await print({
      functionTitle: 'Agent de service',
      terms: { shareHundredths: 5_000 },
      input: { recordedShareHundredths: 8_000 },
    });
    expect(text).toContain('50 % simulation ; 80 % au dossier');
    expect(text).toContain('Référence du montant enregistré : VAL-18-7-G2.');
  });

  it.each([
    ['mayotte', 'le montant applicable à Mayotte'],
    ['metropole', 'son montant'],
  ] as const)('without a wage of the territory (%s) says that nothing is compared with it', async (territory, what) => {
    const unknown = { ...floors, wage: null, territory };
    const { text } = await print({ functionTitle: 'Agent de service', input: { floors: unknown } });
    expect(text).toContain(`Aucune comparaison avec le Smic : ${what} n’est pas renseigné.`);
    expect(text).toContain('points, le plancher de la branche.');
  });

  it('for one of several functions says where the minimum wage is compared', async () => {
    const { text } = await print({ functionTitle: 'Agent de service', input: { alone: false, partial: true } });
    expect(text).toContain('La personne exerce plusieurs fonctions : le Smic est comparé à leur total');
    expect(text).toContain('Calculé sur les fonctions visibles.');
  });

  it.each([
    ['minimum', { functionTitle: 'Secrétaire-comptable', terms: { seniorityOn: '2018-09-01' } }],
    ['hourly', { functionTitle: 'Enseignant-formateur (cadre)', terms: { hourly: true } }],
    ['majored', { functionTitle: 'Agent de service', terms: { guaranteedCents: 160_000, shareHundredths: 8_000 } }],
    ['fixed-amount', { functionTitle: 'Agent de service', terms: { fixedAmountCents: 200_000 } }],
    ['branch-floor', { functionTitle: 'Agent de service', input: { alone: false } }],
    ['minimum-wage', { functionTitle: 'Agent de service' }],
  ] as const)('gives the reason of an amount (%s) in the sentences of the screens', async (source, conclusion) => {
    const { terms, due, alone, pay } = conclusionInput(conclusion);
    expect(due.source).toBe(source);
    const { reason, note } = dueSentence({ ...terms, due, floors, alone }, pay.conventional);
    const { text } = await print(conclusion);
    expect(text).toContain(typeset(note === null ? reason : `${reason} ${note}`).replaceAll(/\s/g, ' '));
  });

  it.each([
    ['by the month', {}],
    ['at a share', { shareHundredths: 7_550 }],
    ['by the hour', { hourly: true }],
    ['with a guarantee', { shareHundredths: 7_550, guaranteedCents: 250_000 }],
    ['by the hour with a guarantee', { hourly: true, guaranteedCents: 300_000 }],
    ['by days', { fixedDays: true }],
  ] as const)('fits one page %s, with seniority, leave and five criteria', async (_, own) => {
    const terms = { seniorityOn: '2010-03-15', leaveWeeks: 2, ...own } as const;
    const { pages } = await print({
      functionTitle: 'Enseignant-formateur (cadre)',
      terms,
      answers: { 6: { degree: 3 } },
    });
    expect(pages).toHaveLength(1);
  });

  it("prints real people's names correctly", async () => {
    const { text, fonts } = await print({
      functionTitle: 'Agent de service',
      input: {
        profileName: 'Ngọc Łukasz Nguyễn-Œuvrard <b>&"',
        establishment: { name: 'L\'Étable "B" </style>\\', siret: '12345678900011' },
      },
    });
    expect(text).toContain('Ngọc Łukasz Nguyễn-Œuvrard <b>&"');
    expect(text).toContain('L’Étable "B" </style>\\ · VAL-18-7-G2 · calculé le 21/11/2026');
    expect(fonts.filter((font) => !/^Source(Sans3|Serif4)/.test(font))).toEqual([]);
  });

  it('on several pages repeats the headings of its tables and numbers its pages', async () => {
    const reason = 'Prise de poste au 1er septembre, avec un accompagnement chaque semaine. '.repeat(12);
    const { pages } = await print({
      functionTitle: 'Maître professionnel',
      answers: Object.fromEntries([1, 2, 3, 4, 5].map((criterion) => [criterion, { degree: 1, reason }])),
    });
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain('Attendus du degré');
    expect(pages[1]).toContain('Attendus du degré');
    expect(pages[1]).toContain('page 2 / 3');
    expect(pages[2]).toContain('Comparé aux planchers Source Euros');
  });
});

/** Hundredths in a text of points: '1 030' is 103000, '30,15' is 3015. */
function hundredths(points: string): number {
  return Number(points.replace(/[^\d]/g, '')) * (points.includes(',') ? 1 : 100);
}

describe('the receipt of a conclusion', () => {
  const known = grid.functions.filter(({ categoryLevel }) => categoryLevel !== null);

  it.each(known.map(({ title }) => title))('for "%s" adds up, and has words for every line', (functionTitle) => {
    const terms = { seniorityOn: '2010-03-15', leaveWeeks: 2, shareHundredths: 7_550, guaranteedCents: 250_000 };
    const sheet = conclusionOf({ functionTitle, terms });
    const [index, amount, floors] = sheet.receipt.map(({ lines }) => lines);
    const total = index?.findIndex(({ rule }) => rule === 'total') ?? -1;
    const parts = index?.slice(0, total).map(({ value }) => hundredths(value ?? '0')) ?? [];
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(hundredths(index?.[total]?.value ?? ''));
    expect(amount?.at(-1)).toMatchObject({ sum: true });
    expect(floors?.map(({ rule }) => rule)).toEqual(['branch-floor', 'minimum-wage', 'due']);
    expect(floors?.at(-1)).toMatchObject({ result: true, value: sheet.amount.text });
    expect(engine.render('conclusion', sheet).html).toContain('Indice majoré');
  });
});
