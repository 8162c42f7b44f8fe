import type { GridVersion } from '@valorisation/contract';
import { formatDay } from '@valorisation/rules';
import type { RaRecord } from 'react-admin';
import { staffGrids as words } from '../../i18n/fr';
import { formatMoment } from '../../ui/instant';

export type GridRow = GridVersion & RaRecord<number>;

export const confirmedOf = ({ confirmed }: GridRow): string => words.confirmed[confirmed ? 'yes' : 'no'];

export const statusOf = ({ status, withdrawn }: GridRow): string =>
  withdrawn ? words.withdrawn : words.statuses[status];

export const isPublished = ({ status }: GridRow): boolean => status === 'in_force' || status === 'past';

const named = (title: string | null, day: string): string =>
  title === null || title === '' ? words.of(formatDay(day)) : words.ofTitle(title, formatDay(day));

export const nameOf = ({ title, effective_on: day }: GridRow): string => named(title, day);

export const baseOf = ({ based_on_title: title, based_on_day: day }: GridRow): string | null =>
  day === null ? null : named(title, day);

export const createdOf = ({ created_at: at, created_by: name }: GridRow): string =>
  name === null ? formatMoment(at) : words.by(formatMoment(at), name);

export const updatedOf = ({ updated_at: at, updated_by: name }: GridRow): string =>
  name === null ? formatMoment(at) : words.by(formatMoment(at), name);
