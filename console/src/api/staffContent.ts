import { contentEditingCalls as calls, type StaffContentKind, type WorkingCopies } from '@valorisation/contract';
import { call } from './call';

export interface ContentTarget {
  readonly kind: StaffContentKind;
  readonly id: number;
}

export type ContentValues = Readonly<Record<string, unknown>>;

export const workingCopy = {
  /** @param keepalive true when the user is leaving the page: the request then continues without it */
  keep: async (
    params: ContentTarget,
    body: { readonly baseVersion: number; readonly content: ContentValues },
    keepalive = false,
  ): Promise<WorkingCopies> => call(calls.keepWorkingCopy, { params, body }, { silent: true, keepalive }),
  drop: async (params: ContentTarget): Promise<WorkingCopies> =>
    call(calls.dropWorkingCopy, { params }, { silent: true }),
} as const;
