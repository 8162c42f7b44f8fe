/** Words that the list and the page of a version share. */
import type { GridVersion } from '@valorisation/contract';
import { formatDay } from '@valorisation/rules';
import type { RaRecord } from 'react-admin';
import { staffGrids as words } from '../../i18n/fr';
import { formatMoment } from '../../ui/instant';

export type GridRow = GridVersion & RaRecord<number>;

export const confirmedOf = ({ confirmed }: GridRow): string => words.confirmed[confirmed ? 'yes' : 'no'];

/** Drafts and scheduled versions are not published. */
export const isPublished = ({ status }: GridRow): boolean => status === 'in_force' || status === 'past';

const named = (title: string | null, day: string): string =>
  title === null || title === '' ? words.of(formatDay(day)) : words.ofTitle(title, formatDay(day));

/** The staff's own name for it, with its first day. */
export const nameOf = ({ title, effective_on: day }: GridRow): string => named(title, day);

/** The version that it was prepared from. */
export const baseOf = ({ based_on_title: title, based_on_day: day }: GridRow): string | null =>
  day === null ? null : named(title, day);

export const createdOf = ({ created_at: at, created_by: name }: GridRow): string =>
  name === null ? formatMoment(at) : words.by(formatMoment(at), name);

export const updatedOf = ({ updated_at: at, updated_by: name }: GridRow): string =>
  name === null ? formatMoment(at) : words.by(formatMoment(at), name);
