/** Versions of the grid written as the owner, and the two admins who publish them. */
import type pg from 'pg';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../src/install/demo/demo-data.js';
import { payloadOf, type ApiClient, type Answer } from './api-client.js';
import { emailOf, signIn } from './role-clients.js';
import { gridPublicationResponse } from './wire-schemas.js';

export type PublicationState = z.infer<typeof gridPublicationResponse>;

export const SECOND_ADMIN = 'admin2@demo.example';

/** A draft of the version in force with another point value, in both params. */
export const RAISED_DRAFT = `
  insert into grid_version (status, effective_on, confirmed, document, created_at, based_on)
  select 'draft', effective_on, false, jsonb_set(document, '{params}', (
           select jsonb_agg(case param->>'param_title'
               when 'valeur_point' then param || jsonb_build_object('param_value', $1::text)
               when 'param' then param || jsonb_build_object('param_value', ($1::numeric / 100)::numeric(9, 4)::text)
               else param end) from jsonb_array_elements(document->'params') as param
            where param->>'param_title' <> 'param_smic')), now(), id
    from grid_version where status = 'in_force' returning id`;

/** Moves the confirmed minute into the past. */
export const dueNow = (gridId: number): string => `begin; select set_config('app.scope', 'staff', true);
  update grid_publication set takes_force_at = now() where grid_id = ${gridId}; commit`;

export async function makeDue(owner: pg.Pool, gridId: number): Promise<void> {
  await owner.query(dueNow(gridId));
}

const idRow = z.object({ id: z.int() });

export async function raisedDraft(owner: pg.Pool, pointValue = '21.00'): Promise<number> {
  return idRow.parse((await owner.query(RAISED_DRAFT, [pointValue])).rows[0]).id;
}

export const WITHOUT_PROOF = `begin; select set_config('app.scope', 'staff', true);
  update setting set value = '0' where key = 'proof_signed_cases'; commit`;

/** The demo's two admins. No signed cases are required, since another test covers the proof. */
export async function signInAdmins(owner: pg.Pool, url: string): Promise<readonly [ApiClient, ApiClient]> {
  await owner.query(WITHOUT_PROOF);
  return [await signIn(url, emailOf('admin')), await signIn(url, SECOND_ADMIN)];
}

/** What admins do with versions, by their ids. */
export function publications([first, second]: readonly [ApiClient, ApiClient]) {
  const path = (id: number) => `/admin/grids/${id}/publication`;
  const state = async (id: number, client = first): Promise<PublicationState> =>
    payloadOf(gridPublicationResponse, await client.get(path(id)));
  const ask = async (id: number, asked: object = {}, client = first): Promise<Answer> =>
    client.post(path(id), { version: (await state(id)).version, takes_force_at: null, announce: false, ...asked });
  const decide = async (
    id: number,
    what: 'confirm' | 'cancel',
    given: object = {},
    client = second,
  ): Promise<Answer> => {
    const publicationId = (await state(id)).request?.id ?? 1;
    return client.post(`${path(id)}/${what}`, {
      publication_id: publicationId,
      user_password: DEMO_PASSWORD,
      ...given,
    });
  };
  const publish = async (id: number, asked: object = {}): Promise<PublicationState> => {
    payloadOf(gridPublicationResponse, await ask(id, asked));
    return payloadOf(gridPublicationResponse, await decide(id, 'confirm'));
  };
  const withdraw = async (id: number, reason = 'Valeur du point fausse'): Promise<Answer> =>
    first.post(`/admin/grids/${id}/withdraw`, { reason });
  return { state, ask, decide, publish, withdraw };
}
