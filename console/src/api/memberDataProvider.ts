/** The member area's data provider for ra-core: profiles as a list. Everything else is a call of its own. */
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { valuationCalls, type ProfileSort } from '@valorisation/contract';
import { isValuationStatus } from '@valorisation/rules';
import { call } from './call';
import type { Profile, ValuationRow } from './valuation';

/** The sort orders of the list, in the order in which they are offered. */
export const PROFILE_SORTS: readonly ProfileSort[] = ['name', 'due', 'minimum', 'share'];

/** Filter of the profile list. A filtered profile keeps its full totals. */
export interface ProfileFilter {
  /** Status of the rows; undefined for all. */
  status?: number;
  name?: string;
  belowMinimum?: boolean;
  /** Rows whose seniority has reached a step since their calculation. */
  anniversary?: boolean;
}

const unsupported = () => Promise.reject(new Error('The member API has no such call.'));

async function listProfiles(params: GetListParams) {
  const { status, name = '', belowMinimum = false, anniversary = false } = params.filter as ProfileFilter;
  const query = {
    key: PROFILE_SORTS.find((sort) => sort === params.sort?.field),
    order: params.sort?.order === 'DESC' ? 'desc' : 'asc',
    page: params.pagination?.page,
    perPage: params.pagination?.perPage,
    status: isValuationStatus(status) ? status : undefined,
    search: name === '' ? undefined : name,
    belowMinimum: belowMinimum || undefined,
    anniversary: anniversary || undefined,
    light: true,
  } as const;
  // Beyond the end the server answers the last page with rows.
  return call(valuationCalls.profiles, { query }, { ...(params.signal && { signal: params.signal }) });
}

/** The most profiles on one page. */
const MOST_PROFILES = 100;

/** Every valuation that passes the filter, by profile. */
export async function allRows(filter: ProfileFilter): Promise<ValuationRow[]> {
  const pageOf = async (page: number) => {
    const found = await listProfiles({
      pagination: { page, perPage: MOST_PROFILES },
      sort: { field: 'name', order: 'ASC' },
      filter,
    });
    // If rows were deleted meanwhile, a page beyond the end would repeat the one before.
    return found.page === page ? found : { ...found, data: [] };
  };
  const first = await pageOf(1);
  const others = Array.from({ length: Math.ceil(first.total / MOST_PROFILES) - 1 }, (_, index) => index + 2);
  const pages = [first, ...(await Promise.all(others.map(pageOf)))];
  return pages.flatMap(({ data }): readonly Profile[] => data).flatMap(({ valuations }) => valuations);
}

/** ra-core asks for the caller's record type, which only the resource's name tells. */
function as<RecordType extends RaRecord>(record: object): RecordType {
  return record as RecordType;
}

export const memberDataProvider: DataProvider = {
  supportAbortSignal: true,
  async getList(resource, params) {
    if (resource !== 'profiles') return unsupported();
    const { data, total, page } = await listProfiles(params);
    return { data: data.map((record) => as(record)), total, meta: { page } };
  },
  // Members' acts are commands, previews and combined reads, so they have their own calls.
  getOne: unsupported,
  getMany: unsupported,
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
};
