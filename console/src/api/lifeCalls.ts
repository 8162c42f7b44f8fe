/** The calls of a valuation's life and of its profile. Each carries the version that the person was shown. */
import {
  lifeCalls as calls,
  profileCalls,
  type JournalEntry,
  type UpdatePreview,
  type ValuationDetail,
} from '@valorisation/contract';
import { ValuationStatus } from '@valorisation/rules';
import { call, type CallManner } from './call';
import type { UpdateAction } from './updatePreview';
import { toValuation, type Valuation } from './valuation';

export interface LifeTarget {
  readonly id: number;
  /** Refused as stale (`version_perimee`) when someone else has changed it meanwhile; left out, nothing is compared. */
  readonly version?: number;
}

/** A profile that exists, or the name of a new one. */
export type ProfileChoice = { readonly profileId: number } | { readonly profileName: string };

interface Target {
  readonly params: { readonly id: number };
  /** For whom a copy is; of no other command. */
  readonly body: { readonly version?: number | undefined; readonly profileId?: number; readonly profileName?: string };
}

/** A command on one valuation that answers a valuation: the copy when it duplicates. */
const COMMANDS = {
  bringUpToDate: (target: Target) => call(calls.bringUpToDate, target),
  archive: (target: Target) => call(calls.archive, target),
  // The server finds the status that the valuation really comes back with.
  unarchive: ({ params, body }: Target) =>
    call(calls.change, { params, body: { ...body, status: ValuationStatus.UpToDate } }),
  duplicate: (target: Target) => call(calls.duplicate, target),
  duplicateAndArchive: (target: Target) => call(calls.duplicateAndArchive, target),
  show: ({ params, body }: Target) => call(calls.setVisibility, { params: { ...params, val: true }, body }),
  hide: ({ params, body }: Target) => call(calls.setVisibility, { params: { ...params, val: false }, body }),
  noteHistory: (target: Target) => call(calls.noteHistory, target),
} satisfies Readonly<Record<string, (target: Target) => Promise<ValuationDetail>>>;

export type LifeCommand = keyof typeof COMMANDS;

/** For a call that is sent while the page or the session is being left. */
export type LastCallOptions = Pick<CallManner, 'keepalive' | 'token'>;

export const lifeCalls = {
  /**
   * @param person for whom a copy is, unless it is the same one
   * @throws ApiError 409 `version_perimee`, `transition_refusee`, `sans_effet`; 403 for a visibility; 404; 422 for a name.
   */
  async changeLife(command: LifeCommand, { id, version }: LifeTarget, person?: ProfileChoice): Promise<Valuation> {
    return toValuation(await COMMANDS[command]({ params: { id }, body: { version, ...person } }));
  },
  async deleteValuation({ id, version }: LifeTarget, options: LastCallOptions = {}): Promise<void> {
    await call(calls.delete, { params: { id }, body: { version } }, options);
  },
  /** @throws ApiError what the act itself would refuse: 409 `transition_refusee`, `criteres_manquants`, ...; 422. */
  async updatePreview(action: UpdateAction, id: number): Promise<UpdatePreview> {
    return call(action === 'anniversary' ? calls.previewAnniversary : calls.preview, { params: { id } });
  },
  /** Newest first. */
  async journal(id: number): Promise<readonly JournalEntry[]> {
    return call(calls.journal, { params: { id } });
  },
  /** The valuation as it was. @throws ApiError 404 for an instant before it existed. */
  async pastValuation(id: number, instant: string): Promise<Valuation> {
    return toValuation(await call(calls.past, { params: { id }, query: { at: instant } }));
  },
  /** Answers the version that it makes. @throws ApiError 422 naming `profileName`, 409 `version_perimee`. */
  async renameProfile({ id, version }: LifeTarget, name: string): Promise<number> {
    return (await call(profileCalls.change, { params: { id }, body: { profileName: name, version } })).version;
  },
  /** An empty profile only. @throws ApiError 409 `profil_non_vide`, `version_perimee`. */
  async deleteProfile({ id, version }: LifeTarget): Promise<void> {
    await call(profileCalls.delete, { params: { id }, body: { version } });
  },
};
