/** The data provider of the member area, for ra-core: those standard verbs that are one call of the contract. */
import type { CreateParams, DataProvider, DeleteParams, GetListParams, GetOneParams, UpdateParams } from 'ra-core';
import {
  accountCalls,
  associatedCalls,
  lifeCalls,
  profileCalls,
  valuationCalls,
  type AnyCall,
  type Given,
  type ProfileSort,
} from '@valorisation/contract';
import { isValuationStatus } from '@valorisation/rules';
import { ask, call } from './call';
import type { Profile, ProfileName, ValuationRow } from './valuation';

/** The sort orders of the list, in the order in which they are offered. */
export const PROFILE_SORTS: readonly ProfileSort[] = ['name', 'due', 'minimum', 'share'];

/** The filter of the profile list. The totals of a filtered profile include all its functions. */
export interface ProfileFilter {
  status?: number;
  name?: string;
  belowMinimum?: boolean;
  /** Rows whose seniority has reached a step since their calculation. */
  anniversary?: boolean;
  /** Rows that are paid less than is due. */
  belowDue?: boolean;
}

async function listProfiles(params: GetListParams) {
  const {
    status,
    name = '',
    belowMinimum = false,
    anniversary = false,
    belowDue = false,
  } = params.filter as ProfileFilter;
  const query = {
    key: PROFILE_SORTS.find((sort) => sort === params.sort?.field),
    order: params.sort?.order === 'DESC' ? 'desc' : 'asc',
    page: params.pagination?.page,
    perPage: params.pagination?.perPage,
    status: isValuationStatus(status) ? status : undefined,
    search: name === '' ? undefined : name,
    belowMinimum: belowMinimum || undefined,
    anniversary: anniversary || undefined,
    belowDue: belowDue || undefined,
    light: true,
  } as const;
  // For a page beyond the end, the server answers the last page that has rows.
  return call(valuationCalls.profiles, { query }, { ...(params.signal && { signal: params.signal }) });
}

const MOST_PROFILES = 100;

export async function allRows(filter: ProfileFilter): Promise<ValuationRow[]> {
  const pageOf = async (page: number) => {
    const found = await listProfiles({
      pagination: { page, perPage: MOST_PROFILES },
      sort: { field: 'name', order: 'ASC' },
      filter,
    });
    // If rows were deleted meanwhile, a page beyond the end would repeat the previous page.
    return found.page === page ? found : { ...found, data: [] };
  };
  const first = await pageOf(1);
  const others = Array.from({ length: Math.ceil(first.total / MOST_PROFILES) - 1 }, (_, index) => index + 2);
  const pages = [first, ...(await Promise.all(others.map(pageOf)))];
  return pages.flatMap(({ data }): readonly Profile[] => data).flatMap(({ valuations }) => valuations);
}

type Verb = (params: never) => Promise<{ readonly data: unknown }>;
type Sent = GetOneParams & Partial<DeleteParams<{ id: number; version: number }>>;

const creating =
  (called: AnyCall): Verb =>
  async ({ data }: CreateParams<object>) => ({ data: await ask(called, { body: data } as Given<AnyCall>) });

/** A deletion names the version that was read, if the caller gives that version. */
const onOne =
  (called: AnyCall): Verb =>
  async ({ id, previousData, signal }: Sent) => {
    const given = { params: { id: Number(id) }, body: { version: previousData?.version } };
    return { data: await ask(called, given as Given<AnyCall>, signal && { signal }) };
  };

async function rename({ id, data }: UpdateParams<ProfileName & { version: number }>) {
  const body = { profileName: data.name, version: data.version };
  const { name, version } = await call(profileCalls.change, { params: { id: Number(id) }, body });
  // ra-core puts the answer into the cached lists. It has no valuations, because a filtered list has only some of them.
  return { data: { id, name, version } };
}

const RESOURCES: Readonly<Record<string, Readonly<Partial<Record<string, Verb>>>>> = {
  profiles: {
    getList: async (params: GetListParams) => {
      const { page, ...list } = await listProfiles(params);
      return { ...list, meta: { page } };
    },
    getOne: onOne(profileCalls.one),
    create: creating(profileCalls.create),
    update: rename,
    delete: onOne(profileCalls.delete),
  },
  valuations: { delete: onOne(lifeCalls.delete) },
  associates: {
    getList: ({ pagination, signal }: GetListParams) =>
      call(associatedCalls.list, { query: { ...pagination } }, signal && { signal }),
    create: creating(associatedCalls.add),
    delete: onOne(associatedCalls.remove),
  },
  sessions: {
    getList: async ({ signal }: GetListParams) => {
      const data = await call(accountCalls.sessions, {}, signal && { signal });
      return { data, total: data.length };
    },
    delete: onOne(accountCalls.endSession),
  },
};

const carriedOut = (name: string) => async (resource: string, params: unknown) => {
  const verb = RESOURCES[resource]?.[name];
  if (verb === undefined) throw new Error(`The member API has no ${name} of ${resource}.`);
  return verb(params as never);
};

const VERBS = ['getList', 'getOne', 'create', 'update', 'delete'];

export const memberDataProvider = {
  supportAbortSignal: true,
  ...Object.fromEntries(VERBS.map((name) => [name, carriedOut(name)])),
} as unknown as DataProvider;
