import { hash } from '@node-rs/argon2';
import { departmentOf } from '@valorisation/rules';
import type { ClientBase } from 'pg';
import type { Member } from '../../platform/access/actor.js';
import {
  DEMO_ACCOUNTS,
  DEMO_ESTABLISHMENTS,
  DEMO_PASSWORD,
  DEMO_REQUEST,
  type DemoEstablishment,
} from './demo-data.js';

/** The demo's members who classify. */
export interface DemoMembers {
  readonly head: Member;
  readonly collaborator: Member;
  readonly otherHead: Member;
}

const POSTAL_ADDRESSES = {
  main: '1 rue des Champs, 35000 Rennes',
  other: '12 route du Moulin, 79300 Bressuire',
  idle: '14 route du Moulin, 79300 Bressuire',
} as const;

const addressOf = (key: string): string => Object.entries(POSTAL_ADDRESSES).find(([name]) => name === key)?.[1] ?? '';

export async function insertDemoAccounts(owner: ClientBase): Promise<DemoMembers> {
  const passwordHash = await hash(DEMO_PASSWORD);
  const establishments = new Map<string, number>();
  const places: Readonly<Record<string, DemoEstablishment>> = DEMO_ESTABLISHMENTS;
  for (const [key, { siret, companyName, signedUpDaysAgo = 0 }] of Object.entries(places)) {
    establishments.set(
      key,
      await insertedId(
        owner,
        `insert into establishment (siret, company_name, department, created_at, last_seen_at)
         select $1, $2, $3, day, day from (select now() - make_interval(days => $4)) signed_up (day)`,
        [siret, companyName, departmentOf(addressOf(key)), signedUpDaysAgo],
      ),
    );
  }
  const ids = new Map<string, number>();
  const heads = new Map<string | null, number>();
  for (const { email, establishment, role, associated, visa, firstName, lastName } of DEMO_ACCOUNTS) {
    const establishmentId = establishment === null ? null : (establishments.get(establishment) ?? null);
    const parentId = associated ? (heads.get(establishment) ?? null) : null;
    const loginId = ids.get(email) ?? null;
    const address = establishment === null ? '' : POSTAL_ADDRESSES[establishment];
    const activatedAt = visa === 1 ? new Date() : null;
    const secret = loginId === null ? passwordHash : null;
    const id = await insertedId(
      owner,
      `insert into account (establishment_id, parent_id, role, visa, email, password_hash, first_name, last_name,
                            postal_address, created_at, activated_at, login_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now(), $10, $11)`,
      [establishmentId, parentId, role, visa, email, secret, firstName, lastName, address, activatedAt, loginId],
    );
    if (loginId === null) ids.set(email, id);
    if (!associated) heads.set(establishment, id);
  }
  await insertDemoRequest(owner);
  const member = (email: string, establishment: string, associated: boolean): Member => ({
    accountId: ids.get(email) ?? 0,
    establishmentId: establishments.get(establishment) ?? 0,
    role: 'member',
    associated,
    active: true,
    correlationId: 'demo',
  });
  return {
    head: member('direction@demo.example', 'main', false),
    collaborator: member('collaborateur@demo.example', 'main', true),
    otherHead: member('autre@demo.example', 'other', false),
  };
}

async function insertDemoRequest(owner: ClientBase): Promise<void> {
  const { siret, companyName, email, firstName, lastName, postalAddress, registerFinding } = DEMO_REQUEST;
  await owner.query(
    `insert into account_request (siret, company_name, email, first_name, last_name, postal_address,
                                  register_finding, joins_establishment, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, false, 'waiting', now())`,
    [siret, companyName, email, firstName, lastName, postalAddress, registerFinding],
  );
}

async function insertedId(owner: ClientBase, insert: string, values: unknown[]): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(`${insert} returning id`, values);
  if (rows[0] === undefined) throw new Error('The insert answered no id');
  return rows[0].id;
}
