import { describe, expect, it } from '@jest/globals';
import { AUTONOMY, functionTitled, gridInForce, knownFunctions } from '../testing/builders.js';
import { answerOf } from './answers.js';
import { mergeChange, type ContentChange, type ValuationContent } from './merge-change.js';

const agent = functionTitled('Agent de service');
const trainer = knownFunctions.find(({ teacher }) => teacher);
if (trainer === undefined) throw new Error('The grid has no trainer');

function merged(content: ValuationContent | null, change: ContentChange): ValuationContent {
  const result = mergeChange(gridInForce, content, change);
  if (!result.ok) throw new Error(result.issue);
  return result.content;
}

const issueOf = (content: ValuationContent | null, change: ContentChange) => {
  const result = mergeChange(gridInForce, content, change);
  return result.ok ? null : result.issue;
};

describe('a change merged into a valuation', () => {
  it('with a function alone makes a full-time row without seniority, whose concerned criteria are open', () => {
    const content = merged(null, { functionId: agent.id });
    expect(content).toMatchObject({ shareHundredths: 10_000, seniorityOn: null, leaveWeeks: 0, otherFunction: '' });
    expect(content.categoryLevel).toBe(agent.categoryLevel);
    expect(answerOf(content.answers, AUTONOMY)).toMatchObject({ degree: null, notConcerned: false });
  });

  it('changes the named values and nothing else', () => {
    const former = merged(null, { functionId: agent.id, leaveWeeks: 2, answers: { [AUTONOMY]: { degree: 2 } } });
    const content = merged(former, { seniorityOn: '2018-09-01' });
    expect(content).toEqual({ ...former, seniorityOn: '2018-09-01' });
    expect(merged(content, { leaveWeeks: 3 })).toEqual({ ...content, leaveWeeks: 3 });
  });

  it('takes an emptied day of seniority as the statement that there is none, which a day withdraws', () => {
    const former = merged(null, { functionId: agent.id });
    const none = merged(former, { seniorityOn: null });
    expect([former.withoutSeniority, none]).toEqual([false, { ...former, withoutSeniority: true }]);
    expect(merged(none, { leaveWeeks: 1 }).withoutSeniority).toBe(true);
    expect(merged(none, { seniorityOn: '2018-09-01' }).withoutSeniority).toBe(false);
  });

  it('empties the day without stating that there is none, when it says so', () => {
    const dated = merged(null, { functionId: agent.id, seniorityOn: '2018-09-01' });
    const asked = merged(dated, { seniorityOn: null, withoutSeniority: false });
    expect(asked).toEqual({ ...dated, seniorityOn: null, withoutSeniority: false });
  });

  it('drops a pay mode with the function that allowed it, and keeps a requested one so that it is refused by name', () => {
    const hourly = merged(null, { functionId: trainer.id, hourly: true });
    expect(merged(hourly, { functionId: agent.id }).hourly).toBe(false);
    expect(merged(hourly, { functionId: agent.id, hourly: true }).hourly).toBe(true);
  });

  it('keeps the title and the category of an "autre fonction" only as long as it is one', () => {
    const other = merged(null, { functionId: 0, otherFunction: ' Surveillant  de nuit ', categoryLevel: 2 });
    expect(other).toMatchObject({ otherFunction: 'Surveillant de nuit', categoryLevel: 2 });
    expect(merged(other, { leaveWeeks: 1 })).toMatchObject({ otherFunction: 'Surveillant de nuit', categoryLevel: 2 });
    expect(merged(other, { functionId: agent.id })).toMatchObject({
      otherFunction: '',
      categoryLevel: agent.categoryLevel,
    });
  });

  it('is refused without a function or a category, with an unknown function or with another category than its own', () => {
    expect(issueOf(null, { leaveWeeks: 1 })).toBe('function_missing');
    expect(issueOf(null, { functionId: 99_999 })).toBe('unknown_function');
    expect(issueOf(null, { functionId: 0, otherFunction: 'Surveillant' })).toBe('category_missing');
    expect(issueOf(null, { functionId: agent.id, categoryLevel: 3 })).toBe('category_fixed');
  });
});
