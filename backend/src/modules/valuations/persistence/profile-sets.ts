/** Writes many profiles in one statement, for imports and their undo. */
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Profile, type ProfileState } from '../domain/profile.aggregate.js';

const INSERT_PROFILES = `
  insert into profile (id, establishment_id, version, name, status, text_id, created_by, created_at, updated_at)
  select r.id, $2, r.version, r.name, r.status, r."textId", r."createdBy", r."createdAt", r."updatedAt"
    from jsonb_to_recordset($1::jsonb) as r (id integer, version integer, name text, status smallint, "textId" uuid,
         "createdBy" integer, "createdAt" timestamptz, "updatedAt" timestamptz)`;

const INSERT_TEXTS = `
  insert into personal_text (id, establishment_id, aggregate_type, aggregate_id, content, created_at)
  select r.id, $2, 'profile', r."aggregateId", r.content, r."createdAt"
    from jsonb_to_recordset($1::jsonb) as r (id uuid, "aggregateId" integer, content jsonb, "createdAt" timestamptz)`;

/** The deletion locks the row: no valuation can be put on it meanwhile. */
const TAKE_UNTOUCHED = `
  delete from profile p
   where p.establishment_id = $1 and p.id = any($2::integer[]) and p.version = 1
     and not exists (select from valuation v where v.establishment_id = $1 and v.profile_id = p.id)
     and not exists (select from profile_note n where n.establishment_id = $1 and n.profile_id = p.id)
  returning p.id, p.version, p.status, p.text_id as "textId", p.created_by as "createdBy",
            p.created_at as "createdAt", p.updated_at as "updatedAt", p.name`;

type TakenRow = Omit<ProfileState, 'createdAt' | 'updatedAt'> & {
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export async function insertProfiles(
  { manager, establishmentId }: Transaction,
  profiles: readonly Profile[],
): Promise<void> {
  const texts = profiles.flatMap(({ state, newTexts }) =>
    newTexts.map((text) => ({ ...text, aggregateId: state.id, createdAt: state.updatedAt })),
  );
  const rows = profiles.map(({ state, name }) => ({ ...state, name }));
  await manager.query(INSERT_TEXTS, [JSON.stringify(texts), establishmentId]);
  await manager.query(INSERT_PROFILES, [JSON.stringify(rows), establishmentId]);
}

export async function takeUntouched(
  { manager, establishmentId }: Transaction,
  ids: readonly number[],
): Promise<readonly Profile[]> {
  const [rows]: [TakenRow[], number] = await manager.query(TAKE_UNTOUCHED, [establishmentId, ids]);
  await manager.query(
    `delete from personal_text where establishment_id = $1 and aggregate_type = 'profile'
        and aggregate_id = any($2::integer[])`,
    [establishmentId, rows.map(({ id }) => id)],
  );
  return rows.map(({ name, createdAt, updatedAt, ...state }) => {
    const days = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return Profile.restore({ ...state, ...days }, name);
  });
}
