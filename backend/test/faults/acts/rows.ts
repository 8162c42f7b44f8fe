/** Rows of an establishment of the stage. */
import { z } from 'zod';
import { METIER, NEW_VALUATION, THREE_DEGREES } from '../../support/classification.js';
import type { Person, Stage } from './stage.js';

export const madeRow = z.looseObject({ valor_id: z.int() });

export async function aRow(stage: Stage, { client }: Person, more: object = {}): Promise<number> {
  const input = { profile_name: stage.aValue(), valor_c5: METIER.serviceAgent, ...more };
  return (await stage.payload(madeRow, client, NEW_VALUATION, input)).valor_id;
}

export async function aComputedRow(stage: Stage, who: Person): Promise<number> {
  const valor_id = await aRow(stage, who, { valor_data: THREE_DEGREES });
  await stage.ask(who.client, '/v1/valor/update/valorpoints', { valor_id });
  return valor_id;
}
