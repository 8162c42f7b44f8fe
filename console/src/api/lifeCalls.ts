/** The calls of a valuation's life and of its profile. Each carries the version that the person was shown. */
import type {
  JournalEntry as WireEntry,
  LifeOutcome,
  SavedProfile,
  UpdatePreview as WirePreview,
  ValuationDetail,
} from './contract';
import { request, type CallOptions } from './http';
import { toJournalEntry, type JournalEntry } from './journal';
import { toUpdatePreview, type UpdateAction, type UpdatePreview } from './updatePreview';
import { toValuation, type Valuation } from './valuation';

/** A command on one valuation that answers a valuation: the copy when it duplicates. */
export type LifeCommand =
  'bringUpToDate' | 'archive' | 'unarchive' | 'duplicate' | 'duplicateAndArchive' | 'show' | 'hide' | 'noteHistory';

interface Call {
  readonly path: (id: number) => string;
  readonly body?: Readonly<Record<string, number>>;
}

const CALLS: Readonly<Record<LifeCommand, Call>> = {
  bringUpToDate: { path: (id) => `/v1/valor/update/${id}` },
  archive: { path: (id) => `/v1/valor/archive/${id}` },
  // The server finds the status that the valuation really comes back with.
  unarchive: { path: (id) => `/v1/valor/update/one/${id}`, body: { valor_visa: 1 } },
  duplicate: { path: (id) => `/v1/valor/duplicate/${id}` },
  duplicateAndArchive: { path: (id) => `/v1/valor/duplicate/archive/${id}` },
  show: { path: (id) => `/v1/valor/update/visibility/${id}/1` },
  hide: { path: (id) => `/v1/valor/update/visibility/${id}/0` },
  noteHistory: { path: (id) => `/v1/valor/update/history/${id}` },
};

export interface LifeTarget {
  readonly id: number;
  /** Refused as stale (`version_perimee`) when someone else has changed it meanwhile; left out, nothing is compared. */
  readonly version?: number;
}

/** For a call that is sent while the page or the session is being left. */
export type LastCallOptions = Pick<CallOptions, 'keepalive' | 'token'>;

export const lifeCalls = {
  /** @throws ApiError 409 `version_perimee`, `transition_refusee`, `sans_effet`; 403 for a visibility; 404. */
  async changeLife(command: LifeCommand, { id, version }: LifeTarget): Promise<Valuation> {
    const { path, body } = CALLS[command];
    return toValuation(await request<ValuationDetail>(path(id), { method: 'POST', body: { ...body, version } }));
  },
  async deleteValuation({ id, version }: LifeTarget, options: LastCallOptions = {}): Promise<void> {
    await request<LifeOutcome>(`/v1/valor/delete/${id}`, { method: 'POST', body: { version }, ...options });
  },
  /** Seniority at today's date, on the valuation's own grid. */
  async applyAnniversary({ id, version }: LifeTarget): Promise<void> {
    const body = { valor_id: id, version };
    await request<LifeOutcome>('/v1/valor/update/valorIsBirth', { method: 'POST', body });
  },
  /** @throws ApiError what the act itself would refuse: 409 `transition_refusee`, `criteres_manquants`, ...; 422. */
  async updatePreview(action: UpdateAction, id: number): Promise<UpdatePreview> {
    const of = action === 'anniversary' ? `valorIsBirth/${id}` : id;
    return toUpdatePreview(await request<WirePreview>(`/v1/valor/update/${of}/preview`));
  },
  /** Newest first. */
  async journal(id: number): Promise<JournalEntry[]> {
    return (await request<WireEntry[]>(`/v1/valor/${id}/journal`)).map(toJournalEntry);
  },
  /** The valuation as it was. @throws ApiError 404 for an instant before it existed. */
  async pastValuation(id: number, instant: string): Promise<Valuation> {
    return toValuation(await request<ValuationDetail>(`/v1/valor/${id}/journal/at`, { query: { date: instant } }));
  },
  /** Answers the version that it makes. @throws ApiError 422 naming `profile_name`, 409 `version_perimee`. */
  async renameProfile({ id, version }: LifeTarget, name: string): Promise<number> {
    const body = { profile_name: name, version };
    const path = `/v1/user/profile/update/one/${id}`;
    return (await request<SavedProfile>(path, { method: 'POST', body })).version;
  },
  /** An empty profile only. @throws ApiError 409 `profil_non_vide`. */
  async deleteProfile(id: number): Promise<void> {
    await request(`/v1/user/profile/delete/${id}`, { method: 'POST' });
  },
};
