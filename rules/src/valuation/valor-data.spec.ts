import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { functionById, functionTitled, gridInForce, knownFunctions } from '../testing/builders.js';
import { adaptAnswers, changeAnswers, defaultAnswers, initialAnswers } from './answer-changes.js';
import { UNANSWERED } from './answers.js';
import { parseValorData, readStoredValorData, toValorData } from './valor-data.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

const serviceAgent = functionTitled('Agent de service');
const teacher = functionTitled('Enseignant-formateur (cadre)');

describe('writing valor_data', () => {
  it('gives each criterion its points, degree, points by level and texts', () => {
    const data = toValorData(gridInForce, 0, defaultAnswers(gridInForce, serviceAgent, 0));
    expect(data['1']).toMatchObject({
      v: 10,
      c: 2,
      d: '10,20,20,35',
      critere: 'Autonomie responsabilisante',
      nc: false,
      reason: null,
      evidence: null,
    });
    expect(data['1']?.degres).toHaveLength(4);
    expect(data['1']?.deg).toBe(data['1']?.degres[1]);
  });

  it('leaves the points of a level empty where its column lacks that rank', () => {
    const answers = { 6: { ...UNANSWERED, degree: 5 }, 5: { ...UNANSWERED, degree: 2 } };
    const data = toValorData(gridInForce, 3, answers);
    expect(data['6']?.d).toBe(',,,180');
    expect(data['5']?.d).toBe(',20,20,100');
  });

  it('tells unanswered from not concerned and from no training held', () => {
    const data = toValorData(gridInForce, 3, {
      ...initialAnswers(gridInForce, teacher, 3),
      6: { ...UNANSWERED, degree: 0 },
    });
    expect(data['1']).toMatchObject({ v: null, c: null, nc: false });
    expect(data['4']).toMatchObject({ v: 0, c: 0, nc: true });
    expect(data['6']).toMatchObject({ v: 0, c: 0, nc: false });
  });
});

describe('the degree that counts', () => {
  it('is given for each concerned criterion, answered or not: the chosen one, the planned one, or none', () => {
    const data = toValorData(gridInForce, 3, initialAnswers(gridInForce, teacher, 3), teacher);
    const planned = toValorData(gridInForce, 3, defaultAnswers(gridInForce, teacher, 3), teacher);
    for (const id of ['1', '2', '3', '5']) {
      expect(data[id]).toMatchObject({ v: null, c: null, d: planned[id]?.d, deg: planned[id]?.deg });
    }
    expect(data['6']).toMatchObject({ v: null, c: null, d: '0,0,0,0', deg: 'Aucun degré retenu' });
    expect(data['4']).toMatchObject({ nc: true, d: '', deg: '' });
  });
});

describe('reading valor_data', () => {
  it('accepts the minimum that a client sends, as text or as an object', () => {
    const expected = { ok: true, changes: { 1: { degree: 2 }, 4: { notConcerned: true } } };
    expect(parseValorData({ 1: { c: 2 }, 4: { nc: true } })).toEqual(expected);
    expect(parseValorData('{"1":{"c":2},"4":{"nc":true}}')).toEqual(expected);
  });

  it('ignores points that a client sends', () => {
    const sent = { 1: { c: 2, v: 9_999, d: '9999', deg: 'x', critere: 'y', reason: 'r', evidence: null } };
    expect(parseValorData(sent)).toEqual({ ok: true, changes: { 1: { degree: 2, reason: 'r', evidence: null } } });
  });

  it.each([
    ['a degree that is no whole number', { 1: { c: 1.5 } }, ['1']],
    ['a degree as text', { 1: { c: '2' } }, ['1']],
    ['a negative degree', { 1: { c: -1 } }, ['1']],
    ['a key that is no id', { '1': { c: 1 }, abc: { c: 1 }, '01': { c: 1 } }, ['abc', '01']],
    ['an entry that is no object', { 1: 2 }, ['1']],
    ['a reason that is no text', { 2: { reason: 4 } }, ['2']],
    ['"not concerned" as a number', { 2: { nc: 1 } }, ['2']],
    ['a list', [], []],
    ['broken text', '{"1":', []],
    ['nothing', null, []],
  ])('refuses %s and names the keys', (_, sent, fields) => {
    expect(parseValorData(sent)).toEqual({ ok: false, fields });
  });

  it('is safe from keys that name parts of the language', () => {
    const parsed = parseValorData('{"__proto__": {"c": 1}, "constructor": {"c": 1}}');
    expect(parsed).toEqual({ ok: false, fields: ['__proto__', 'constructor'] });
  });

  it('reads stored answers back, for every function', () => {
    fc.assert(
      fc.property(fc.constantFrom(...knownFunctions), fc.string(), fc.boolean(), (job, reason, answered) => {
        const start = answered ? defaultAnswers : initialAnswers;
        const answers = changeAnswers(gridInForce, job, job.categoryLevel, start(gridInForce, job, job.categoryLevel), {
          1: { reason },
        });
        const stored = JSON.stringify(toValorData(gridInForce, job.categoryLevel, answers));
        expect(readStoredValorData(stored)).toEqual(answers);
      }),
    );
  });

  it('reads what it wrote as a change that changes nothing', () => {
    const other = functionById(0);
    const answers = adaptAnswers(gridInForce, other, 3, defaultAnswers(gridInForce, teacher, 3));
    const parsed = parseValorData(JSON.stringify(toValorData(gridInForce, 3, answers)));
    if (!parsed.ok) throw new Error('refused');
    expect(changeAnswers(gridInForce, other, 3, answers, parsed.changes)).toEqual(answers);
  });

  it('reads an invalid valor_data as no answers', () => {
    expect(readStoredValorData('nonsense')).toEqual({});
    expect(readStoredValorData({ 1: 'x' })).toEqual({ 1: UNANSWERED });
  });
});
