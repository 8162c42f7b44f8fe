import { functionName } from '@valorisation/contract';
import { wordKey } from '@valorisation/rules';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestResource } from '../../../platform/rest/rest-resource.js';
import type { RestTarget } from '../../../platform/rest/rest-writer.js';
import { FunctionNameRecord } from '../persistence/function-name.record.js';

export const functionOf = (id: string, value: string): string => `
  (select ${value} from grid_version g, jsonb_array_elements(g.document -> 'metiers') f
    where g.status = 'in_force' and (f ->> 'metier_id')::integer = ${id})`;

/** @throws `fonction_inconnue` beside the field: the grid in force lacks the function of a new record */
export async function assertFunction(
  { version, functionId }: { version: number; functionId: number },
  manager: EntityManager,
): Promise<void> {
  if (version !== 1) return;
  const [known]: { is: boolean | null }[] = await manager.query(`select ${functionOf('$1', 'true')} as is`, [
    functionId,
  ]);
  if (known?.is !== true) throw refuseFields({ function_id: { code: 'fonction_inconnue' } });
}

/** @throws also `deja_pris` beside the field: a name in other accents or case is the same */
async function assertNew(row: FunctionNameRecord, manager: EntityManager): Promise<void> {
  const { id, version, functionId, name } = row;
  await assertFunction(row, manager);
  const others: { name: string }[] = await manager.query(
    'select name from function_name where function_id = $1 and id is distinct from $2',
    [functionId, version === 1 ? null : id],
  );
  if (others.some((other) => wordKey(other.name) === wordKey(name)))
    throw refuseFields({ name: { code: 'deja_pris' } });
}

/** For a name that is made of a left word. */
export const NAME_TARGET = {
  name: 'function-names',
  entity: FunctionNameRecord,
  subject: 'functionName',
  written: new Map([
    ['functionId', 'function_id'],
    ['name', 'name'],
  ]),
  audited: ({ functionId, state }) => ({ function_id: functionId, state }),
  complete: assertNew,
} satisfies RestTarget<FunctionNameRecord>;

/** The other names of functions. A name is removed by its state, so that no installation brings it again (ADR 98). */
export class FunctionNamesResource extends RestResource({
  name: NAME_TARGET.name,
  title: 'The other names of functions',
  entity: NAME_TARGET.entity,
  answer: functionName,
  from: {
    function_title: { sql: functionOf('r.function_id', "f ->> 'metier_title'") },
    updated_by: accountName('updated_by'),
  },
  sorts: ['name', 'id', 'function_id', 'updated_at'],
  filters: ['function_id', 'origin', 'state'],
  search: ['name'],
  found: { title: ['name'], detail: ['function_title'] },
  access: { read: 'staff', create: 'staff', update: 'staff' },
  subject: NAME_TARGET.subject,
  write: z.pick(functionName, { function_id: true, name: true, state: true }),
  preset: { state: 'used' },
  refine: (values, row) => {
    if (row === null) return values;
    // The text of a shipped name would come back with the next installation.
    const { name = row.name, state = row.state } = values;
    return row.origin === 'shipped' ? { state } : { name, state };
  },
  complete: NAME_TARGET.complete,
  audited: NAME_TARGET.audited,
}) {}
