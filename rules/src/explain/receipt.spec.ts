import { describe, expect, it } from '@jest/globals';
import { parseHundredths } from '../format/french.js';
import { amountDue } from '../pay/amount-due.js';
import { previewPay } from '../pay/compute-pay.js';
import type { PayInput } from '../pay/pay.js';
import type { TraceStep } from '../pay/trace.js';
import { floors, functionById, functionTitled, gridInForce, payInput } from '../testing/builders.js';
import { initialAnswers } from '../valuation/answer-changes.js';
import { questions } from '../valuation/questionnaire.js';
import { ValuationStatus } from '../valuation/status.js';
import { detailAfterLabel, receiptLines, stepDetail } from './receipt.js';

const payOf = (title: string, terms: Partial<PayInput> = {}) =>
  previewPay(gridInForce, payInput(functionTitled(title), { calculatedOn: '2026-11-21', ...terms }));
const linesOf = (...call: Parameters<typeof payOf>) => receiptLines(payOf(...call).trace, gridInForce);
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

/** The floors that a row is compared with. */
function floorsOf(terms: Partial<PayInput>) {
  const input = payInput(functionTitled('Enseignant-formateur (cadre)'), terms);
  const row = { ...input, status: ValuationStatus.UpToDate, computed: previewPay(gridInForce, input) };
  const trace = amountDue(row, floors, { alone: !input.hourly })?.trace ?? [];
  return receiptLines(trace, gridInForce).map(({ label, detail }) => [label, plain(detail)]);
}

describe('the receipt', () => {
  it('adds up: base, leave, seniority and criteria make the index', () => {
    const lines = linesOf('Secrétaire-comptable', { leaveWeeks: 1, seniorityOn: '2018-09-01' });
    const total = lines.findIndex(({ rule }) => rule === 'total');
    const hundredths = lines.slice(0, total + 1).map(({ points }) => parseHundredths(points ?? ''));
    const sum = hundredths.slice(0, total).reduce<number>((one, other) => one + (other ?? 0), 0);
    expect(sum).toBe(109_515);
    expect(hundredths[total]).toBe(sum);
  });

  it('goes from the index through the point value to the month', () => {
    const lines = linesOf('Agent de service').map(({ rule, value }) => [rule, plain(value)]);
    expect(lines.slice(-4)).toEqual([
      ['total', '1 030 points'],
      ['point-value', '20,80 €'],
      ['full-time-month', '1 785,33 €'],
      ['displayed', '1 785,33 €'],
    ]);
  });

  it('leaves out what does not concern the job, and the share of a full-time one', () => {
    const lines = linesOf('Agent de service');
    expect(lines.filter(({ rule }) => rule === 'criterion')).toHaveLength(3);
    expect(lines.some(({ rule }) => rule === 'share')).toBe(false);
    expect(linesOf('Agent de service', { shareHundredths: 8000 }).some(({ rule }) => rule === 'share')).toBe(true);
  });

  it('gives every line its rule in words and, except for a fixed amount, its article', () => {
    for (const line of linesOf('Secrétaire-comptable', { guaranteedCents: 300_000 })) {
      expect(line.explanation).not.toBe('');
      expect(line.article).toMatch(/art|annexe|négociation/);
    }
  });

  it('shows an amount that the employer body fixed in place of the computed one', () => {
    const lines = linesOf('Agent de service', { fixedAmountCents: 210_000 });
    expect(lines.slice(-2).map(({ rule, value }) => [rule, plain(value)])).toEqual([
      ['fixed-amount', '2 100,00 €'],
      ['displayed', '2 100,00 €'],
    ]);
    expect(lines.at(-2)?.label).toBe('Montant fixé par la branche');
    expect([lines.at(-1)?.label, lines.at(-1)?.article]).toEqual(['Montant fixé par mois', null]);
  });

  it('tells planned degrees from criteria that count nothing yet', () => {
    const job = functionById(1);
    const input = payInput(job, { answers: initialAnswers(gridInForce, job, job.categoryLevel ?? 0) });
    const lines = receiptLines(previewPay(gridInForce, input).trace, gridInForce);
    const kindsOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ criterionId }) => criterionId);
    const open = questions(gridInForce, job, input.categoryLevel);
    expect(kindsOf('planned')).toEqual(open.filter(({ kind }) => kind === 'degrees').map(({ id }) => id));
    expect(kindsOf('pending')).toEqual(open.filter(({ kind }) => kind === 'training').map(({ id }) => id));
  });

  it('states for each line what it was computed with', () => {
    const terms = { leaveWeeks: 1, seniorityOn: '2018-09-01', shareHundredths: 8_000, guaranteedCents: 300_000 };
    const lines = linesOf('Secrétaire-comptable', terms).filter(({ rule }) => rule !== 'criterion');
    expect(lines.map(({ label, detail }) => [label, detail].map(plain))).toEqual([
      ['Indice de base', 'Catégorie 2 Technicien'],
      ['Congés', '1 semaine supplémentaire, 1 565 heures par an'],
      ['Ancienneté', '8 ans : 3 % de 1 005 points'],
      ['Indice réel', 'Somme des lignes précédentes'],
      ['Valeur du point', 'Par point et par an'],
      ['Mois à temps plein', '1 095,15 points × 20,80 € ÷ 12 mois'],
      ['Mois à 80 %', '1 898,26 € × 80 %'],
      ['Indice majoré', '3 000,00 € ÷ 80 % × 12 ÷ 20,80 €, au point supérieur'],
      ['Mois à temps plein, indice majoré', '2 164 points × 20,80 € ÷ 12 mois'],
      ['Mois à 80 %, indice majoré', '3 750,93 € × 80 %'],
      ['Rémunération garantie par mois à 80 %', 'Montant brut, de l’indice majoré'],
    ]);
  });

  it('names the share for which a guarantee was given, whatever share is requested', () => {
    const asked = linesOf('Agent de service', { guaranteedCents: 300_000, guaranteedShareHundredths: 8_000 });
    expect(plain(asked.find(({ rule }) => rule === 'majored')?.detail ?? null)).toContain('3 000,00 € ÷ 80 % × 12');
  });

  it('states how a floor was adjusted: to the share, to the hour, or not at all', () => {
    expect(floorsOf({ shareHundredths: 8_000 })).toEqual([
      ['Plancher de la branche', '1 053 points, grille en vigueur, à 80 %'],
      ['Smic du 01/06/2026', '1 867,02 € par mois à temps plein, à 80 %'],
      ['À verser au moins', 'Le plus élevé : minimum conventionnel'],
    ]);
    expect(floorsOf({}).slice(0, 2)).toEqual([
      ['Plancher de la branche', '1 053 points, grille en vigueur'],
      ['Smic du 01/06/2026', 'Montant mensuel brut, 35 heures par semaine'],
    ]);
    expect(floorsOf({ hourly: true })).toEqual([
      ['Plancher de la branche', '1 053 points, grille en vigueur, par heure'],
      ['Smic du 01/06/2026', '1 867,02 € par mois à temps plein, par heure'],
      ['À verser au moins', 'Le plus élevé : taux conventionnel, par heure'],
    ]);
  });

  it('continues after a label without a capital, except the name of a category', () => {
    const lines = linesOf('Agent de service', { leaveWeeks: 0 }).map(detailAfterLabel).map(plain);
    expect(lines.slice(0, 2)).toEqual([
      'Catégorie 1 Ouvrier employé',
      'aucune semaine supplémentaire, 1 607 heures par an',
    ]);
    expect(lines).toContain('somme des lignes précédentes');
  });

  it('gives the detail of a single step as its line does, also for a criterion that is not concerned', () => {
    const { trace } = payOf('Agent de service');
    const told = (steps: readonly TraceStep[]) => steps.map((step) => stepDetail(step, trace, gridInForce));
    expect(told(trace.filter(({ rule }) => rule === 'total'))).toEqual(['Somme des lignes précédentes']);
    expect(new Set(told(trace.filter(({ rule }) => rule === 'criterion')))).toEqual(
      new Set(['Degré 2', 'Non concerné']),
    );
  });
});
