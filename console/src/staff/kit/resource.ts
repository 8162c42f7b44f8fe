import type { ComponentType } from 'react';

type Act = 'create' | 'edit' | 'delete';

export const STAFF_GROUPS = ['members', 'exchange', 'portal', 'grid', 'administration'] as const;
export type StaffGroup = (typeof STAFF_GROUPS)[number];

/** A resource of the staff API in the console: its entry in the menu, its entry on the first page, and its screens. */
export interface StaffResource {
  readonly name: string;
  readonly title: string;
  readonly group: StaffGroup;
  /** The resource whose entry of the menu stands for this one too. Their lists are tabs of one page. */
  readonly tabOf?: string;
  /** The purpose of the resource in one sentence. */
  readonly tool: string;
  readonly list: ComponentType;
  readonly show?: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
  /** Acts for admins only. The server refuses them to other people, who do not see them. */
  readonly adminActs?: readonly Act[];
}
