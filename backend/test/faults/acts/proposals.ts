/** Titles that heads have typed, and what staff propose for them. */
import { z } from 'zod';
import { METIER } from '../../support/classification.js';
import { aRow } from './rows.js';
import type { Person, Stage } from './stage.js';

export const GROUPS = '/admin/free-functions';

/** A title that three establishments have typed, and their heads. */
export async function aGroup(stage: Stage): Promise<{ readonly id: number; readonly heads: readonly Person[] }> {
  const title = `Gardien ${stage.aValue()}`;
  const heads = await Promise.all([1, 2, 3].map(async () => stage.aHead()));
  for (const head of heads) {
    await aRow(stage, head, { valor_c5: METIER.other, valor_other_metier: title, valor_cat: 1 });
  }
  const filter = encodeURIComponent(JSON.stringify({ q: title }));
  const groups = z
    .array(z.looseObject({ id: z.int(), title: z.string() }))
    .parse(await stage.ask(stage.people.staff, `${GROUPS}?filter=${filter}`, undefined, 'GET'));
  const id = groups.find((group) => group.title === title)?.id;
  if (id === undefined) throw new Error(`No group ${title}`);
  return { id, heads };
}

/** Each establishment answers for its own row; this answers for the first establishment's. */
export async function aProposal(
  stage: Stage,
): Promise<{ readonly id: number; readonly row: number; readonly head: Person; readonly heads: readonly Person[] }> {
  const group = await aGroup(stage);
  const [head] = group.heads;
  if (head === undefined) throw new Error('No head has typed it');
  const body = { function_id: METIER.serviceAgent };
  const id = await stage.record(stage.people.staff, `${GROUPS}/${group.id}/propose`, body);
  const row = await stage.id(
    'select id from proposed_row where proposal_id = $1 and establishment_id = $2',
    id,
    head.establishmentId,
  );
  return { id, row, head, heads: group.heads };
}
