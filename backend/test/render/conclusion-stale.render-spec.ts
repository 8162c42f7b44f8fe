/** A conclusion with an outdated amount: its banner, its label, and the room that they take. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { conclusionOf, type ConclusionCase } from './conclusion-cases.js';
import { createEngine, createRenderer, readPdf, type ReadPdf } from './render-support.js';

const engine = createEngine();
const renderer = createRenderer();
afterAll(() => renderer.close());

async function print(conclusion: ConclusionCase): Promise<ReadPdf> {
  return readPdf(await renderer.render(engine.render('conclusion', conclusionOf(conclusion)).html));
}

const AWAITING = {
  status: ValuationStatus.AwaitingUpdate,
  gridVersion: { id: 1, effectiveOn: '2023-08-01', confirmed: false },
  dueAfterUpdate: { cents: 186_702, unit: 'month', source: 'minimum-wage' },
} as const;

describe('the printed conclusion of an outdated amount', () => {
  it.each([
    ['branch-floor', false, 'Au moins à mettre à jour', 'Minimum conventionnel calculé le'],
    ['minimum-wage', true, 'Au moins à mettre à jour', 'Minimum conventionnel calculé le'],
    ['majored', true, 'Au moins grille du 01/08/2023', 'la branche. Calculé le'],
  ] as const)('states in a banner that a newer grid is in force (%s)', async (source, alone, label, computed) => {
    const { text } = await print({
      functionTitle: 'Agent de service',
      terms: { guaranteedCents: source === 'majored' ? 300_000 : null },
      input: { ...AWAITING, alone },
    });
    expect(text).toContain('Calcul antérieur à la grille du 01/09/2024, à mettre à jour.');
    expect(text).toContain('Après mise à jour, à verser au moins : 1 867,02 €.');
    expect(text).toContain(label);
    expect(text).toContain(computed);
    expect(text).toContain('points, grille en vigueur');
    expect(text.includes('le plus élevé : plancher de la branche')).toBe(source === 'branch-floor');
  });

  it('states in a banner that the seniority has passed a step, and the amount after it', async () => {
    const dueAfterUpdate = { cents: 119_725, unit: 'month', source: 'minimum' } as const;
    const input = { seniorityPassedOn: '2026-11-15', dueAfterUpdate };
    const { text, pages } = await print({ functionTitle: 'Agent de service', input });
    expect(pages).toHaveLength(1);
    expect(text).toContain('Palier d’ancienneté franchi le 15/11/2026, à appliquer.');
    expect(text).toContain('Avec l’ancienneté du jour, à verser au moins : 1 197,25 €.');
    expect(text).toMatch(/Au moins ancienneté du \d\d\/\d\d\/\d{4}/);
  });

  it.each([
    [ValuationStatus.ToRedo, 'Calcul antérieur à la grille du 01/09/2024, à refaire.'],
    [ValuationStatus.Archived, 'Valorisation archivée.'],
  ])('with status %i says so in a banner', async (status, banner) => {
    const { text } = await print({ functionTitle: 'Agent de service', input: { status } });
    expect(text).toContain(banner);
  });

  it.each([
    ['Enseignant-formateur (cadre)', { hourly: true }, { 6: { degree: 3 } }],
    ['Technicien de maintenance (bâtiments, équipements, services techniques)', { shareHundredths: 8_000 }, {}],
  ] as const)('fits one page with its comparison and reference, for "%s"', async (functionTitle, own, answers) => {
    const { pages } = await print({
      functionTitle,
      terms: { seniorityOn: '2018-09-01', leaveWeeks: 2, ...own },
      answers,
      input: { ...AWAITING, partial: true },
    });
    expect(pages).toHaveLength(1);
    expect(pages.at(-1)).toMatch(/Comparé aux planchers.* À verser au moins .* Référence : VAL-18-7-G2/);
  });
});
