import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { kernelParts } from '../../../composition/parts.js';
import { EventCatalogue } from '../../../platform/events/event-catalogue.js';
import { EventReader } from '../../../platform/events/event-shape.js';
import { findUnreadable } from '../../../platform/events/find-unreadable.js';
import { openRecordedJournal, type RecordedJournal } from '../../../../test/support/recorded-journal.js';
import { valuationEvent, type ValuationEvent } from '../domain/valuation.events.js';
import { replayValuations } from './journal-replay.js';

const catalogue = new EventCatalogue(kernelParts.events);

/** A form of this event that no release has: the history line also states its origin. */
const noted = valuationEvent.historyNoted.next(
  z.strictObject({ cents: z.int(), cause: z.enum(['asked', 'yearly']) }),
  (before) => ({ ...before, cause: 'asked' as const }),
);
const nextReader = new EventReader<ValuationEvent>(Object.values({ ...valuationEvent, historyNoted: noted }));

describe('the journal recorded by the first release', () => {
  let journal: RecordedJournal;

  beforeAll(async () => {
    journal = await openRecordedJournal();
  });

  afterAll(async () => journal.close());

  it('holds every event of that release, with its payloads', async () => {
    const { rows } = await journal.owner.query<{ type: string }>(
      'select distinct type from domain_event where payload_version = 1 and payload is not null order by type',
    );
    const recorded = rows.map(({ type }) => type);
    expect(recorded).toHaveLength(33);
    expect(catalogue.all().map(({ shape }) => shape.type)).toEqual(expect.arrayContaining(recorded));
  });

  it('is readable from its first event to its last', async () => {
    expect(await findUnreadable(journal.owner, catalogue)).toEqual([]);
  });

  it('rebuilds the read tables as an updated product has them', async () => {
    const { differences, events, rows } = await replayValuations(journal.owner);
    expect(differences).toEqual([]);
    expect([events, rows]).toEqual([114, 95]);
  });

  it('states for each amount that the first version of the rules computed it, and its unit', async () => {
    const { rows } = await journal.owner.query(
      `select rules_version as rules, displayed_unit as unit, displayed_cents = hourly_cents as hourly,
              count(*)::integer as amounts
         from valuation where displayed_cents is not null group by 1, 2, 3 order by unit, hourly`,
    );
    expect(rows.map(({ rules }: { rules: number }) => rules)).toEqual(rows.map(() => 1));
    expect(rows.map(({ unit, hourly }: { unit: string; hourly: boolean | null }) => [unit, hourly])).toEqual([
      ['hour', true],
      ['month', false],
      ['month', null],
    ]);
  });

  it('rebuilds the same tables when an event gets another form, from payloads of both forms', async () => {
    const replay = async () => (await replayValuations(journal.owner, { valuation: nextReader })).differences;
    expect(await replay()).toEqual([]);
    const { rows } = await journal.owner.query<{ id: number }>(
      `update domain_event set payload_version = 2, payload = payload || '{"cause": "asked"}'
        where type = 'valuation.history-noted' returning aggregate_id as id`,
    );
    expect(rows).toHaveLength(1);
    expect(await replay()).toEqual([]);
    const found = { establishmentId: 1, table: 'domain_event', id: `valuation ${rows[0]?.id}`, columns: ['payload'] };
    expect((await replayValuations(journal.owner)).differences).toContainEqual(found);
    expect(await findUnreadable(journal.owner, catalogue)).toMatchObject([{ type: 'valuation.history-noted' }]);
  });
});
