/** What staff do with content beside its lists and records: publication, versions, working copies, the preview. */
import {
  contentEditingCalls as editing,
  contentPublicationCalls as publication,
  contentVersionCalls as versions,
  type ContentVersion,
  type KeptContent,
  type LiveAmount,
  type ManyOutcome,
  type PublicationState,
  type StaffContentKind,
  type WorkingCopies,
} from '@valorisation/contract';
import { call } from './call';

/** A record, by the name of its resource. */
export interface ContentTarget {
  readonly kind: StaffContentKind;
  readonly id: number;
}

/** By field of the record. */
export type ContentValues = Readonly<Record<string, unknown>>;

export interface Publishing {
  readonly version: number;
  /** ISO; null: now, or as it was. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** What it shall say from then on. */
  readonly content: ContentValues;
}

export const staffContentCalls = {
  publish: async (params: ContentTarget, body: Publishing): Promise<PublicationState> =>
    call(publication.publish, { params, body }),
  archive: async (params: ContentTarget, version: number): Promise<PublicationState> =>
    call(publication.archive, { params, body: { version } }),
  unpublish: async (params: ContentTarget, version: number): Promise<PublicationState> =>
    call(publication.unpublish, { params, body: { version } }),
  unschedule: async (params: ContentTarget, version: number): Promise<PublicationState> =>
    call(publication.unschedule, { params, body: { version } }),
  restore: async (params: ContentTarget, from: number, version: number): Promise<PublicationState> =>
    call(versions.restore, { params, body: { from, version } }),
  versions: async (params: ContentTarget): Promise<readonly ContentVersion[]> => call(versions.versions, { params }),
  version: async (params: ContentTarget, version: number): Promise<KeptContent> =>
    call(versions.version, { params: { ...params, version } }),
  publishMany: async (kind: StaffContentKind, ids: readonly number[]): Promise<ManyOutcome> =>
    call(publication.publishMany, { params: { kind }, body: { ids } }),
  archiveMany: async (kind: StaffContentKind, ids: readonly number[]): Promise<ManyOutcome> =>
    call(publication.archiveMany, { params: { kind }, body: { ids } }),
  workingCopies: async (params: ContentTarget): Promise<WorkingCopies> =>
    call(editing.workingCopies, { params }, { silent: true }),
  /** @param keepalive the page is being left: the request goes on without it */
  keep: async (
    params: ContentTarget,
    body: { readonly baseVersion: number; readonly content: ContentValues },
    keepalive: boolean,
  ): Promise<WorkingCopies> => call(editing.keepWorkingCopy, { params, body }, { silent: true, keepalive }),
  drop: async (params: ContentTarget): Promise<WorkingCopies> =>
    call(editing.dropWorkingCopy, { params }, { silent: true }),
  preview: async (params: ContentTarget, content: ContentValues): Promise<string> =>
    (await call(editing.preview, { params, body: { content } })).html,
  liveAmounts: async (): Promise<readonly LiveAmount[]> => call(editing.liveAmounts, {}, { silent: true }),
} as const;
