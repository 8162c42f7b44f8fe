import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { payloadOf, refusalOf } from './support/api-client.js';
import { classify, create, edit, limit, METIER } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { journalEntryResponse } from './support/wire-schemas.js';

describe('the timeline of a valuation', () => {
  let bench: TestBench;
  let clients: RoleClients;

  const timeline = async (id: number) =>
    payloadOf(z.array(journalEntryResponse), await clients.main.get(`/v1/valor/${id}/journal`));
  /** What the latest change says of the answers. */
  const answersIn = async (id: number) =>
    (await timeline(id))[0]?.changes.filter(({ field }) => field.startsWith('critere.'));

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it('tells answers apart that were set to not concerned, cleared, chosen or reworded', async () => {
    const { valor_id } = await create(clients.main, {
      valor_c5: METIER.other,
      valor_other_metier: 'Chargée de mission',
      valor_cat: 1,
      valor_data: { 1: { c: 2 }, 4: { nc: true } },
    });
    await edit(clients.main, valor_id, { valor_data: { 4: { nc: false } } });
    expect(await answersIn(valor_id)).toEqual([{ field: 'critere.4', from: 'nc', to: null }]);
    await edit(clients.main, valor_id, { valor_data: { 1: { reason: 'Travaille seule' } } });
    expect(await answersIn(valor_id)).toEqual([{ field: 'critere.1', from: 2, to: 2 }]);
    await edit(clients.main, valor_id, { valor_data: { 1: { c: 0 }, 4: { nc: true } } });
    expect(await answersIn(valor_id)).toEqual([
      { field: 'critere.1', from: 2, to: null },
      { field: 'critere.4', from: null, to: 'nc' },
    ]);
    expect(JSON.stringify(await timeline(valor_id))).not.toContain('Travaille seule');
  });

  it('names each grid by the day from which it is in force', async () => {
    const { valor_id } = await classify(clients.main);
    const entries = await timeline(valor_id);
    expect(entries.map(({ type, grid_id, grid_effective_on }) => [type, grid_id, grid_effective_on])).toEqual([
      ['valuation.completed', 2, '2024-09-01'],
      ['valuation.created', 2, '2024-09-01'],
    ]);
  });

  it('is refused to accounts that may not see the valuation', async () => {
    const { valor_id } = await classify(clients.main);
    await limit(clients.main, valor_id);
    for (const client of [clients.associated, clients.otherMain]) {
      expect(refusalOf(await client.get(`/v1/valor/${valor_id}/journal`))).toBe('404 introuvable');
    }
  });
});
