import { describe, expect, it } from '@jest/globals';
import { estimateCalls, sent, type EstimateInput } from '@valorisation/contract';
import fc from 'fast-check';
import { readEstimateQuery, WIRE_NAMES, writeEstimateQuery } from './estimateQuery';

const { one } = estimateCalls;

/** What the contract accepts of a query, name by name. */
function byTheContract(given: Readonly<Record<string, string>>): EstimateInput {
  const parts = Object.entries(given).map(([name, text]) => one.query.safeParse({ [name]: text }));
  return parts.reduce<EstimateInput>((held, part) => (part.success ? { ...held, ...part.data } : held), {});
}

const anyText = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '2',
    '3',
    '43',
    '-1',
    '80.5',
    '80,25',
    ' 7 ',
    '0x10',
    '1e3',
    '1.005',
    '976',
    '2a',
    '99',
  ),
  fc.constantFrom('2019-09-01', '2020-02-30', '01/09/2019', '1-3_2-2_6-0', '4-nc', '1-', '9999999', '1000000.01', '-5'),
  fc.integer().map(String),
  fc.double({ noNaN: true, min: -10, max: 2000 }).map((value) => value.toFixed(3)),
  fc.string({ maxLength: 210 }),
);

const anyQuery = fc
  .record(Object.fromEntries(Object.values(WIRE_NAMES).map((name) => [name, fc.option(anyText, { nil: undefined })])))
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined)));

describe('the query of an estimate on the page', () => {
  it('is read as GET /v1/estimate reads it', () => {
    fc.assert(
      fc.property(anyQuery, (given) => {
        const query = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text ?? '']));
        expect(readEstimateQuery(`?${new URLSearchParams(query).toString()}`)).toEqual(byTheContract(query));
      }),
      { numRuns: 300 },
    );
  });

  it('is written as the contract writes it', () => {
    const query: EstimateInput = {
      department: '976',
      functionId: 0,
      otherFunction: 'Régisseuse & régisseur',
      categoryLevel: 2,
      shareHundredths: 8050,
      seniorityOn: '2019-09-01',
      leaveWeeks: 2,
      hourly: true,
      guaranteedCents: 201_050,
      fixedDays: false,
      answers: { 1: { degree: 3, notConcerned: false }, 4: { notConcerned: true } },
    };
    expect(writeEstimateQuery(query)).toBe(sent(one, { query }).address.split('?')[1]);
    expect(readEstimateQuery(writeEstimateQuery(query))).toEqual(query);
  });
});
