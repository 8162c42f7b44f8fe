import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computePay, readGrid, shippedGrids, type GridDocument, type PayInput } from '@valorisation/rules';
import { anyCase, CALCULATED_ON } from '../../../../test/support/any-contract.js';
import { scaled } from '../../../../test/support/scale.js';
import { proofGaps } from '../commands/proof-gate.js';
import {
  caseFingerprint,
  documentFingerprint,
  type CaseSituation,
  type GridCase,
  type NewGridCase,
  judgeCase,
  replayCase,
  type JudgedCase,
} from './grid-case.js';
import { shippedCases } from '../open-rules/shipped-cases.js';

const at = new Date('2026-06-15T08:00:00Z');
const signer = { accountId: 6, name: 'Marc Vasseur', at };

const signedOn = (document: GridDocument, one: NewGridCase, id = 1): GridCase => ({
  ...one,
  id,
  gridId: 2,
  clonedFrom: null,
  takenOver: false,
  typed: signer,
  signed: { ...signer, fingerprint: caseFingerprint(documentFingerprint(document), one) },
  withdrawn: null,
});

const judge = (document: GridDocument, one: GridCase): JudgedCase =>
  judgeCase(readGrid(document), documentFingerprint(document), one);

/** Adds these points to one degree of one criterion, in every category. */
function withDegree(document: GridDocument, critereId: number, degre: number, points: number): GridDocument {
  return {
    ...document,
    criteres: document.criteres.map((criterion) => ({
      ...criterion,
      indices: criterion.indices.map((column) => ({
        ...column,
        degres: column.degres.map((degree) =>
          criterion.critere_id === critereId && degree.degre === degre
            ? { ...degree, degre_value: Number(degree.degre_value) + points }
            : degree,
        ),
      })),
    })),
  };
}

const [, inForce] = shippedGrids;
if (inForce === undefined) throw new Error('Two versions are shipped');
const { document } = inForce;
const cases = shippedCases(inForce.effectiveOn).map((one, index) => signedOn(document, one, index + 1));
const [cleaner] = cases;
if (cleaner === undefined) throw new Error('A version is shipped with cases');

describe('a case of a grid version', () => {
  it.each(shippedGrids)(
    'from $effectiveOn gives the result worked out by hand, and is signed',
    ({ effectiveOn, document: own }) => {
      const judged = shippedCases(effectiveOn).map((one) => judge(own, signedOn(own, one)));
      expect(judged.map(({ state, difference }) => [state, difference])).toEqual([
        ['signed', null],
        ['signed', null],
        ['signed', null],
      ]);
    },
  );

  it('differs as soon as a degree that it uses is worth a hundredth more, and names the index', () => {
    expect(judge(withDegree(document, 1, 2, 0.01), cleaner)).toMatchObject({ state: 'off', difference: 'index' });
  });

  it('passes, but needs a new signature, when another degree changes', () => {
    expect(judge(withDegree(document, 1, 3, 0.01), cleaner)).toMatchObject({ state: 'to-resign', difference: null });
  });

  it('differs after the index when the value of the point changes', () => {
    const params = document.params.map((param) => {
      if (param.param_title === 'valeur_point') return { ...param, param_value: '21.00' };
      return param.param_title === 'param' ? { ...param, param_value: '0.2100' } : param;
    });
    const raised = { ...document, params: params.filter(({ param_title }) => param_title !== 'param_smic') };
    expect(judge(raised, cleaner)).toMatchObject({ state: 'off', difference: 'amount' });
  });

  it('differs when the version no longer has its function', () => {
    const others = <Row extends { metier_id: number }>(rows: readonly Row[]) =>
      rows.filter(({ metier_id: id }) => id !== 43);
    const without = {
      ...document,
      metiers: others(document.metiers),
    };
    const judged = judgeCase(readGrid(without), documentFingerprint(without), cleaner);
    expect(judged).toMatchObject({ state: 'off', difference: 'refused' });
  });

  it('awaits a signature when it is new or cloned, and no longer counts once withdrawn', () => {
    expect(judge(document, { ...cleaner, signed: null }).state).toBe('to-sign');
    expect(judge(document, { ...cleaner, signed: null, clonedFrom: 1 }).state).toBe('to-resign');
    expect(judge(document, { ...cleaner, signed: null, clonedFrom: 1, takenOver: true }).state).toBe('to-sign');
    const withdrawn = { ...cleaner, withdrawn: { ...signer, reason: 'Double' } };
    expect(judge(withDegree(document, 1, 2, 0.01), withdrawn).state).toBe('withdrawn');
  });
});

describe('a cloned case', () => {
  const cloned: GridCase = { ...cleaner, clonedFrom: 1, signed: null };
  const changed = withDegree(document, 1, 2, 0.01);

  it('must be taken over when the version gives another result, and differs only from what was typed for it', () => {
    expect(judge(changed, cloned).state).toBe('to-take-over');
    expect(judge(changed, { ...cloned, takenOver: true })).toMatchObject({ state: 'off', difference: 'index' });
  });

  it('closes the gate until it is taken over, and is reported apart from cases that differ', () => {
    const judged = [judge(changed, cloned), judge(changed, { ...cloned, title: 'Faux', takenOver: true })];
    expect(proofGaps(judged, 0)).toEqual([
      { kind: 'cases-off', titles: ['Faux'] },
      { kind: 'cases-to-take-over', titles: [cloned.title] },
    ]);
  });

  it('differs when the version refuses its contract: there is no result to type', () => {
    const hourly = { ...cloned, situation: { ...cloned.situation, hourly: true } };
    expect(judge(document, hourly)).toMatchObject({ state: 'off', difference: 'refused' });
  });
});

/** The input of a case: a contract without a fixed amount, its guaranteed pay at its own share. */
const situationOf = (input: PayInput, seniorityYears: number): CaseSituation => ({
  functionId: input.functionId,
  categoryLevel: input.categoryLevel,
  degrees: Object.fromEntries(
    Object.entries(input.answers).flatMap(([id, { degree }]) => (degree === null ? [] : [[id, degree]])),
  ),
  leaveWeeks: input.leaveWeeks,
  seniorityYears,
  shareHundredths: input.shareHundredths,
  hourly: input.hourly,
  fixedDays: input.fixedDays,
  guaranteedCents: input.guaranteedCents,
});

describe('a replay of cases', () => {
  it.each(shippedGrids)('on $effectiveOn matches the rules, step by step', ({ document: own }) => {
    const grid = readGrid(own);
    fc.assert(
      fc.property(anyCase(grid), ({ input: { guaranteedShareHundredths: _, ...terms }, years }) => {
        // "Autre fonction" states for each criterion whether it is concerned; here all of them are.
        fc.pre(Object.values(terms.answers).every(({ degree }) => terms.functionId !== 0 || degree !== null));
        // A case states completed years, so its first day is derived from the day of the calculation.
        const seniorityOn = `${2026 - years}${CALCULATED_ON.slice(4)}`;
        const input = { ...terms, seniorityOn, fixedAmountCents: null };
        const replay = replayCase(grid, situationOf(input, years));
        const { trace, displayed, indexHundredths } = computePay(grid, input);
        expect(replay).toMatchObject({ pay: { trace, displayed, indexHundredths } });
      }),
      { seed: 7520, numRuns: scaled({ part: 60, all: 2_000 }) },
    );
  });
});

describe('the gate of a grid version', () => {
  const gapsOf = (own: GridDocument, needed: number) =>
    proofGaps(
      cases.map((one) => judge(own, one)),
      needed,
    );

  it('opens at the required number of signed cases', () => {
    expect(gapsOf(document, 3)).toEqual([]);
  });

  it('stays closed with fewer, and names the cases that await a signature', () => {
    expect(gapsOf(document, 4)).toEqual([{ kind: 'too-few-signed', signed: 3, needed: 4, unsigned: [] }]);
    expect(gapsOf(withDegree(document, 1, 3, 0.01), 1)).toEqual([
      { kind: 'too-few-signed', signed: 0, needed: 1, unsigned: cases.map(({ title }) => title) },
    ]);
  });

  it('stays closed while a case differs, even when no case is required', () => {
    const titles = cases.map(({ title }) => title);
    expect(gapsOf(withDegree(document, 1, 2, 0.01), 0)).toEqual([{ kind: 'cases-off', titles }]);
  });
});
