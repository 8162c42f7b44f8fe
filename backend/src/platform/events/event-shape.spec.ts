import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { causing, EventCatalogue } from './event-catalogue.js';
import { EventReader, EventShape, UnreadableEvent } from './event-shape.js';

const first = EventShape.first('test.paid', 'Somebody was paid.', z.strictObject({ euros: z.int() }));
const second = first.next(z.strictObject({ cents: z.int() }), ({ euros }) => ({ cents: 100 * euros }));
const third = second.next(z.strictObject({ cents: z.int(), unit: z.enum(['hour', 'month']) }), (before) => ({
  ...before,
  unit: 'month' as const,
}));
const stored = (payloadVersion: number, payload: unknown) => ({ type: 'test.paid', payloadVersion, payload });

describe('an event with several versions of its payload', () => {
  const reader = new EventReader([third]);

  it('is read in the newest version, whatever version was stored', () => {
    const read = { type: 'test.paid', payloadVersion: 3, payload: { cents: 1200, unit: 'month' } };
    expect(reader.read(stored(1, { euros: 12 }))).toEqual(read);
    expect(reader.read(stored(2, { cents: 1200 }))).toEqual(read);
    expect(reader.read(stored(3, { cents: 1200, unit: 'month' }))).toEqual(read);
  });

  it('is written in the newest version', () => {
    expect(third.of({ cents: 5, unit: 'hour' })).toEqual(stored(3, { cents: 5, unit: 'hour' }));
  });

  it.each([
    ['a version that is not there yet', stored(4, { cents: 1200, unit: 'month' })],
    ['a version that never was', stored(0, { euros: 12 })],
    ['another type', { ...stored(1, { euros: 12 }), type: 'test.other' }],
    ['a part too many', stored(1, { euros: 12, name: 'Someone' })],
    ['a part too few', stored(2, {})],
    ['an emptied payload', stored(1, null)],
  ])('is refused with %s', (_, event) => {
    expect(() => reader.read(event)).toThrow(UnreadableEvent);
  });

  it('is refused with a message that names the place and quotes nothing stored', () => {
    expect(() => reader.read(stored(1, { euros: 'twelve' }))).toThrow('test.paid.v1: euros invalid_type');
  });
});

describe('the catalogue of events', () => {
  const catalogue = new EventCatalogue([[causing(third)]]);

  it('refuses to write what could not be read again', () => {
    const write = (payloadVersion: number, payload: object) => () =>
      catalogue.assertReadable({ type: 'test.paid', payloadVersion, payload });
    expect(write(3, { cents: 5, unit: 'hour' })).not.toThrow();
    expect(write(2, { cents: 5 })).toThrow('not the newest version');
    expect(write(3, { cents: 0.5, unit: 'hour' })).toThrow('cents');
    expect(write(3, { cents: 5, unit: 'hour', name: 'Someone' })).toThrow(UnreadableEvent);
    expect(() => catalogue.assertReadable({ type: 'test.other', payloadVersion: 1, payload: {} })).toThrow(
      'not in the catalogue',
    );
  });

  it('keeps an emptied payload empty', () => {
    expect(catalogue.payloadOf(stored(1, null))).toBeNull();
  });
});
