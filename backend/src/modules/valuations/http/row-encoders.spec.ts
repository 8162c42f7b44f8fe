import { describe, expect, it } from '@jest/globals';
import { encode, valuationRow, type ValuationRow } from '@valorisation/contract';
import { examples } from '@valorisation/contract/examples';
import fc from 'fast-check';
import { z } from 'zod';
import { PAGE_ROW } from '../queries/profile-page.sql.js';
import { readPageRow } from '../queries/page-row.js';
import { encodeValuationRow } from './row-encoders.js';

const [sent] = z.tuple([z.looseObject({})]).parse(examples['ValuationRow']);
const example = z.parse(valuationRow, sent);

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const cents = fc.integer({ min: 0, max: 10_000_000 });
const text = fc.string({ unit: 'binary' });
const amount = fc.record({ cents, unit: fc.constantFrom('month', 'hour') });

const anyRow: fc.Arbitrary<ValuationRow> = fc
  .record({
    profileName: text,
    otherFunction: text,
    gridDay: orNull(text),
    status: fc.constantFrom(0, 1, 2, 3, 4),
    visible: fc.boolean(),
    hourly: fc.boolean(),
    categoryLevel: fc.constantFrom(null, 0, 1, 2, 3),
    shareHundredths: cents,
    guaranteedCents: orNull(cents),
    indexHundredths: orNull(cents),
    hourlyCents: orNull(cents),
    displayed: orNull(amount),
    due: orNull(
      fc.record({ cents, unit: fc.constantFrom('month', 'hour'), source: fc.constantFrom('majored', 'hourly') }),
    ),
    dueAfterUpdate: orNull(amount),
    nextChangeOn: fc.constantFrom(null, '2027-09-01'),
    history: fc.array(fc.record({ editor: text, minimumCents: cents, editedAt: text }), { maxLength: 3 }),
  })
  .map((change) => ({ ...example, ...change }));

const general = (row: ValuationRow) => JSON.stringify(encode(valuationRow, row));

describe('the generated encoder of a row', () => {
  it('gives the text of the general one, to the byte', () => {
    expect(JSON.stringify(encodeValuationRow(example))).toBe(general(example));
    fc.assert(fc.property(anyRow, (row) => JSON.stringify(encodeValuationRow(row)) === general(row)));
  });
});

describe('the generated reader of a row', () => {
  it('gives each value its name', () => {
    const names = PAGE_ROW.map(({ name }) => name);
    expect(Object.entries(readPageRow(names))).toEqual(names.map((name) => [name, name]));
  });
});
