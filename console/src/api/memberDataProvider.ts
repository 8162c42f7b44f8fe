/** The member area's data provider for ra-core: profiles as a list, and the calls of our own. */
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import {
  gridCalls,
  profileCalls,
  valuationCalls,
  type Coherence,
  type Figures,
  type ProfileSort,
  type ToDo,
  type ValuationInput,
} from '@valorisation/contract';
import { isValuationStatus } from '@valorisation/rules';
import { bulkCalls } from './bulkCalls';
import { call } from './call';
import { localError } from './errors';
import { jobSheetCalls } from './jobSheet';
import { lifeCalls } from './lifeCalls';
import { toGridVersion, toReference, type GridVersion, type Reference } from './reference';
import { toValuation, type Profile, type Valuation, type ValuationRow } from './valuation';

export interface ProfileName {
  readonly id: number;
  readonly name: string;
}

/** What the list can be sorted by, in the order in which it is offered. */
export const PROFILE_SORTS: readonly ProfileSort[] = ['name', 'due', 'minimum', 'share'];

/** Filter of the profile list; a filtered profile keeps its full totals. */
export interface ProfileFilter {
  /** Status of the rows; undefined: all. */
  status?: number;
  name?: string;
  belowMinimum?: boolean;
  /** Rows whose seniority has reached a step since their calculation. */
  anniversary?: boolean;
}

/** A valuation with the grid that it is read on. */
export interface ValuationFile {
  readonly valuation: Valuation;
  readonly reference: Reference;
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
  // Beyond the end the server answers the last page that has rows.
  return call(valuationCalls.profiles, { query }, { ...(params.signal && { signal: params.signal }) });
}

/** Most profiles that one page holds. */
const MOST_PROFILES = 100;

/** Every valuation that the filter leaves, by profile. */
async function allRows(filter: ProfileFilter): Promise<ValuationRow[]> {
  const pageOf = async (page: number) => {
    const found = await listProfiles({
      pagination: { page, perPage: MOST_PROFILES },
      sort: { field: 'name', order: 'ASC' },
      filter,
    });
    // Rows that went meanwhile leave fewer pages: the one before would come twice.
    return found.page === page ? found : { ...found, data: [] };
  };
  const first = await pageOf(1);
  const others = Array.from({ length: Math.ceil(first.total / MOST_PROFILES) - 1 }, (_, index) => index + 2);
  const pages = [first, ...(await Promise.all(others.map(pageOf)))];
  return pages.flatMap(({ data }): readonly Profile[] => data).flatMap(({ valuations }) => valuations);
}

async function valuationFile(id: number): Promise<ValuationFile> {
  const answer = await call(valuationCalls.one, { params: { id } });
  const found = answer.valuations[0];
  if (found === undefined) throw localError('reponse_illisible');
  return { valuation: toValuation(found), reference: toReference(answer) };
}

/** `id` -1 creates. @throws ApiError 422 with the faulty fields, 409 `version_perimee`. */
async function saveValuation(id: number, body: ValuationInput): Promise<Valuation> {
  return toValuation(await call(valuationCalls.save, { params: { id }, body }));
}

/** The calls of our own beside ra-core's standard ones. */
export const memberCalls = {
  async reference(): Promise<Reference> {
    return toReference(await call(valuationCalls.reference));
  },
  /** A grid that is or was in force. */
  async grid(id: number): Promise<GridVersion> {
    return toGridVersion(await call(gridCalls.one, { params: { id } }));
  },
  allRows,
  valuationFile,
  saveValuation,
  /** The server computes on the grid in force. @throws ApiError 409 `criteres_manquants` naming the criteria. */
  async completeValuation(id: number, version?: number): Promise<Valuation> {
    return toValuation(await call(valuationCalls.complete, { body: { id, version } }));
  },
  statusTotals: () => call(valuationCalls.statusTotals),
  /** Counts of valuations, each by the filter that lists them. */
  toDo: (): Promise<ToDo> => call(valuationCalls.toDo),
  totals: async () => (await call(valuationCalls.totals)).tots,
  coherence: (): Promise<Coherence> => call(valuationCalls.coherence),
  figures: (): Promise<Figures> => call(valuationCalls.figures),
  profile: (id: number): Promise<Profile> => call(profileCalls.one, { params: { id } }),
  profileNames: (): Promise<readonly ProfileName[]> => call(profileCalls.names),
  async createProfile(name: string): Promise<ProfileName> {
    const created = await call(profileCalls.create, { body: { profileName: name } });
    return { id: created.id, name: created.name };
  },
  ...jobSheetCalls,
  ...lifeCalls,
  ...bulkCalls,
};

export type MemberDataProvider = DataProvider & typeof memberCalls;

/** ra-core asks for the caller's record type, which only the resource's name tells. */
function as<RecordType extends RaRecord>(record: object): RecordType {
  return record as RecordType;
}

export const memberDataProvider: MemberDataProvider = {
  ...memberCalls,
  supportAbortSignal: true,
  async getList(resource, params) {
    if (resource !== 'profiles') return unsupported();
    const { data, total, page } = await listProfiles(params);
    return { data: data.map((record) => as(record)), total, meta: { page } };
  },
  // What members do is commands, previews and reads of several things at once: calls of our own.
  getOne: unsupported,
  getMany: unsupported,
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
};
