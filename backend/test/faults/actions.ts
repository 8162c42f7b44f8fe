/** Every command in the life of a valuation, as the console sends it. */
import { ValuationStatus } from '@valorisation/rules';
import { METIER, NEW_VALUATION, THREE_DEGREES } from '../support/classification.js';
import { ACTIONS, type Operation } from './history/operation.js';

/** The relative frequency of each command: rows have to be created and completed before most others apply. */
export const WEIGHTED_ACTIONS: readonly Operation['action'][] = [
  ...ACTIONS,
  'create',
  'create',
  'complete',
  'complete',
  'unarchive',
  'edit-terms',
];

let values = 0;
/** A new value each time, so that every command changes its row. */
const aValue = (): number => (values += 1);
const dayOf = (value: number): string => new Date(Date.UTC(1990, 0, 1 + (value % 10_000))).toISOString().slice(0, 10);

interface Call {
  readonly path: string;
  readonly body: object;
}

/** The call for one row; `create` makes the row itself. */
export function callOf(action: Exclude<Operation['action'], 'undo-archive'>, row: number): Call {
  switch (action) {
    case 'create': {
      const profile_name = `Poste ${aValue()} ${process.pid}`;
      return { path: NEW_VALUATION, body: { profile_name, valor_c5: METIER.serviceAgent, valor_data: THREE_DEGREES } };
    }
    case 'edit':
      return { path: `/v1/valor/${row}/profil`, body: { valor_anciennete: dayOf(aValue()) } };
    case 'edit-terms':
      return { path: `/v1/valor/${row}/profil`, body: { valor_c0: 1 + (aValue() % 9_900) / 100 } };
    case 'complete':
      return { path: '/v1/valor/update/valorpoints', body: { valor_id: row } };
    case 'archive':
      return { path: `/v1/valor/archive/${row}`, body: {} };
    case 'unarchive':
      return { path: `/v1/valor/update/one/${row}`, body: { valor_visa: ValuationStatus.UpToDate } };
    case 'duplicate':
      return { path: `/v1/valor/duplicate/${row}`, body: {} };
    case 'duplicate-and-archive':
      return { path: `/v1/valor/duplicate/archive/${row}`, body: {} };
    case 'delete':
      return { path: `/v1/valor/delete/${row}`, body: {} };
    case 'show':
      return { path: `/v1/valor/update/visibility/${row}/1`, body: {} };
    case 'hide':
      return { path: `/v1/valor/update/visibility/${row}/0`, body: {} };
    case 'add-history':
      return { path: `/v1/valor/update/history/${row}`, body: {} };
  }
}
