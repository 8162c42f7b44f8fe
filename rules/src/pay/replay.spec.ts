import { describe, expect, it } from '@jest/globals';
import { replayWords } from '../explain/replay-words.js';
import { functionTitled, gridInForce, payInput, pastGrid } from '../testing/builders.js';
import { computePay } from './compute-pay.js';
import type { PayInput } from './pay.js';
import { replayAmounts, type KeptAmounts } from './replay.js';
import { RULES_VERSION } from './rules-version.js';

const agent = payInput(functionTitled('Agent de service'), { shareHundredths: 8_000 });
const FORMER = RULES_VERSION - 1;

function keptOf(grid: typeof gridInForce, input: PayInput): KeptAmounts {
  const pay = computePay(grid, input);
  const { cents: displayedCents, unit: displayedUnit } = pay.displayed;
  return { ...pay, displayedCents, displayedUnit, rulesVersion: RULES_VERSION };
}

describe('a stored amount that is computed again', () => {
  it('gives the same cents on its own grid, with each of its stored steps', () => {
    const replay = replayAmounts(pastGrid, agent, keptOf(pastGrid, agent));
    expect(replay).toMatchObject({ verdict: 'same', differs: null, again: { cents: 141_385, unit: 'month' } });
    expect(replay.steps.map(({ step, kept, again }) => [step, kept, again])).toEqual([
      ['index', 103_000, 103_000],
      ['full-time-month', 176_731, 176_731],
      ['share', 141_385, 141_385],
      ['displayed', 141_385, 141_385],
    ]);
    expect(replayWords(replay)).toBe(
      `Le calcul refait par la version ${RULES_VERSION} des règles donne 1\u00a0413,85\u00a0€\u00a0: le même montant, au centime près.`,
    );
  });

  it('was computed by other rules where its version differs: the statement names the first different step', () => {
    const kept = { ...keptOf(gridInForce, agent), fullTimeMonthCents: 178_600, minimumCents: 142_880 };
    const replay = replayAmounts(gridInForce, agent, { ...kept, displayedCents: 142_880, rulesVersion: FORMER });
    expect(replay).toMatchObject({ verdict: 'other-rules', differs: 'full-time-month' });
    expect(replayWords(replay)).toBe(
      `Ce montant de 1\u00a0428,80\u00a0€ a été calculé par la version ${FORMER} des règles. Aujourd’hui, par la version ${RULES_VERSION}, il serait de 1\u00a0428,26\u00a0€. L’étape qui diffère\u00a0: «\u00a0Mois à temps plein\u00a0».`,
    );
  });

  it('says when other rules gave the same amount', () => {
    const replay = replayAmounts(gridInForce, agent, { ...keptOf(gridInForce, agent), rulesVersion: FORMER });
    expect(replay.verdict).toBe('same');
    expect(replayWords(replay)).toContain(`Il avait été calculé par la version ${FORMER} des règles.`);
  });

  it('reports a difference that the same rules cannot explain, and a step that only one calculation has', () => {
    const kept = { ...keptOf(gridInForce, agent), majoredIndexHundredths: 110_000 };
    const replay = replayAmounts(gridInForce, agent, kept);
    expect(replay).toMatchObject({ verdict: 'unexplained', differs: 'majored' });
    expect(replay.steps).toContainEqual({ step: 'majored', unit: 'points', kept: 110_000, again: null });
    expect(replayWords(replay)).toContain('pas toutes ses étapes');
  });

  it("reports an amount whose answers today's rules refuse", () => {
    const kept = { ...keptOf(gridInForce, agent), rulesVersion: FORMER };
    const replay = replayAmounts(gridInForce, { ...agent, answers: {} }, kept);
    expect(replay).toMatchObject({ verdict: 'refused', again: null, trace: [] });
    expect(replayWords(replay)).toContain('ne donnent aucun montant');
  });
});
