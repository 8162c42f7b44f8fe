import type { ComponentType } from 'react';
import type { IconName } from '../../ui/Icon';

type Act = 'create' | 'edit' | 'delete';

/** The parts of the menu, in its order. */
export const STAFF_GROUPS = ['members', 'follow', 'content', 'settings'] as const;
export type StaffGroup = (typeof STAFF_GROUPS)[number];

/** A resource of the staff API as the console shows it: in the menu, on the first page, in its own screens. */
export interface StaffResource {
  /** As the API calls it, under /admin. */
  readonly name: string;
  readonly title: string;
  /** Its part of the menu. */
  readonly group: StaffGroup;
  /** What one does there, in a sentence. */
  readonly tool: string;
  readonly icon: IconName;
  readonly list: ComponentType;
  readonly show?: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
  /** Acts that the server refuses to all but admins: others do not see them. */
  readonly adminActs?: readonly Act[];
}
