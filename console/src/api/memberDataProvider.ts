/** The member area's data provider for ra-core: profiles as a list, valuations one by one, and the calls of our own. */
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import type {
  Figures as WireFigures,
  Profile as WireProfile,
  ProfileName as WireProfileName,
  ProfilePage,
  Reference as WireReference,
  ReferenceWithValuations as WireReferenceInForce,
  StatusTotals as WireStatusTotals,
  ToDo as WireToDo,
  Totals as WireTotals,
  ValuationDetail,
} from './contract';
import { bulkCalls } from './bulkCalls';
import { localError } from './errors';
import { toFigures, type Figures } from './figures';
import { request } from './http';
import { jobSheetCalls } from './jobSheet';
import { lifeCalls } from './lifeCalls';
import { toGridVersion, toReference, type GridVersion, type Reference } from './reference';
import { toProfile, toValuation, type Profile, type Valuation, type ValuationRow } from './valuation';
import { toWireInput, type ValuationInput } from './valuationInput';

export interface ProfileName {
  readonly id: number;
  readonly name: string;
}

export interface StatusTotals {
  readonly available: number;
  readonly inProgress: number;
  readonly awaitingUpdate: number;
  readonly toRedo: number;
}

/** Counts of valuations, each by the filter that lists them. */
export interface ToDo {
  readonly awaitingUpdate: number;
  readonly toRedo: number;
  readonly anniversaries: number;
  readonly underMinimum: number;
  readonly unfinished: number;
}

export interface Totals {
  readonly all: number;
  readonly thisMonth: number;
}

/** Filter of the profile list; a filtered profile keeps its full totals. */
export interface ProfileFilter {
  /** Status of the rows; undefined: all. */
  status?: number;
  name?: string;
  underMinimum?: boolean;
  /** Rows whose seniority has reached a step since their calculation. */
  anniversary?: boolean;
}

/** A valuation with the grid that it is read on. */
export interface ValuationFile {
  readonly valuation: Valuation;
  readonly reference: Reference;
}

const SORT_KEYS: Readonly<Record<string, string>> = {
  name: 'profile_name',
  due: 'profile_a_verser',
  share: 'profile_c0',
};

const unsupported = () => Promise.reject(new Error('The member API has no such call.'));

async function listProfiles(params: GetListParams) {
  const filter = params.filter as ProfileFilter;
  const page = await request<ProfilePage>('/v1/valor/list/all', {
    query: {
      key: SORT_KEYS[params.sort?.field ?? 'name'] ?? params.sort?.field,
      order: params.sort?.order === 'DESC' ? 'desc' : 'asc',
      p: params.pagination?.page ?? 1,
      div: params.pagination?.perPage,
      visa: filter.status,
      q: filter.name === '' ? undefined : filter.name,
      under: filter.underMinimum === true ? 1 : undefined,
      anniversaire: filter.anniversary === true ? 1 : undefined,
      leger: 1,
    },
    ...(params.signal && { signal: params.signal }),
  });
  // Beyond the end the server answers the last page that has rows.
  return { data: page.data.map(toProfile), total: page.total, page: page.page };
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
  return pages.flatMap(({ data }) => data).flatMap(({ valuations }) => valuations);
}

async function valuationFile(id: number): Promise<ValuationFile> {
  const answer = await request<WireReferenceInForce>(`/v1/valor/${id}`);
  const found = answer.valors[0];
  if (found === undefined) throw localError('reponse_illisible');
  return { valuation: toValuation(found), reference: toReference(answer) };
}

/** `id` -1 creates. @throws ApiError 422 with the faulty fields, 409 `version_perimee`. */
async function saveValuation(id: number, input: ValuationInput): Promise<Valuation> {
  const body = toWireInput(input);
  return toValuation(await request<ValuationDetail>(`/v1/valor/${id}/profil`, { method: 'POST', body }));
}

/** The calls of our own beside ra-core's standard ones. */
export const memberCalls = {
  async reference(): Promise<Reference> {
    return toReference(await request<WireReferenceInForce>('/v1/valor'));
  },
  /** A grid that is or was in force. */
  async grid(id: number): Promise<GridVersion> {
    return toGridVersion(await request<WireReference>(`/v1/grids/${id}`));
  },
  allRows,
  valuationFile,
  saveValuation,
  /** The server computes on the grid in force. @throws ApiError 409 `criteres_manquants` naming the criteria. */
  async completeValuation(id: number, version?: number): Promise<Valuation> {
    const body = { valor_id: id, ...(version !== undefined && { version }) };
    const path = '/v1/valor/update/valorpoints';
    return toValuation(await request<ValuationDetail>(path, { method: 'POST', body }));
  },
  async statusTotals(): Promise<StatusTotals> {
    const wire = await request<WireStatusTotals>('/v1/valor/list/status');
    return {
      available: wire.valor_dispo,
      inProgress: wire.valor_pending,
      awaitingUpdate: wire.valor_needupdate,
      toRedo: wire.valor_toresume,
    };
  },
  async toDo(): Promise<ToDo> {
    const wire = await request<WireToDo>('/v1/valor/list/todo');
    return {
      awaitingUpdate: wire.awaiting,
      toRedo: wire.redo,
      anniversaries: wire.anniversaries,
      underMinimum: wire.under_minimum,
      unfinished: wire.unfinished,
    };
  },
  async totals(): Promise<Totals> {
    const { tots } = await request<WireTotals>('/v1/valor/list/tots');
    return { all: tots.tot, thisMonth: tots.tot_month };
  },
  async figures(): Promise<Figures> {
    return toFigures(await request<WireFigures>('/v1/valor/figures'));
  },
  async profile(id: number): Promise<Profile> {
    return toProfile(await request<WireProfile>(`/v1/user/profile/one/${id}`));
  },
  async profileNames(): Promise<ProfileName[]> {
    const wire = await request<WireProfileName[]>('/v1/user/profiles');
    return wire.map(({ profile_id, profile_name }) => ({ id: profile_id, name: profile_name }));
  },
  async createProfile(name: string): Promise<ProfileName> {
    const wire = await request<WireProfileName>('/v1/user/profile', { method: 'POST', body: { profile_name: name } });
    return { id: wire.profile_id, name: wire.profile_name };
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
  async getOne(resource, { id }) {
    if (resource !== 'valuations') return unsupported();
    return { data: as((await valuationFile(Number(id))).valuation) };
  },
  async create(resource, { data }) {
    if (resource === 'profiles') return { data: as(await memberCalls.createProfile(String(data['name']))) };
    if (resource !== 'valuations') return unsupported();
    return { data: as(await saveValuation(-1, data as ValuationInput)) };
  },
  async update(resource, { id, data }) {
    if (resource !== 'valuations') return unsupported();
    return { data: as(await saveValuation(Number(id), data as ValuationInput)) };
  },
  getMany: unsupported,
  getManyReference: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
};
