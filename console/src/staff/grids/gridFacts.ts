/** What the list and the page of a version say of it alike. */
import type { GridVersion } from '@valorisation/contract';
import type { RaRecord } from 'react-admin';
import { staffGrids as words } from '../../i18n/fr';

export type GridRow = GridVersion & RaRecord<number>;

export const confirmedOf = ({ confirmed }: GridRow): string => words.confirmed[confirmed ? 'yes' : 'no'];

/** Drafts and scheduled versions are published to nobody. */
export const isPublished = ({ status }: GridRow): boolean => status === 'in_force' || status === 'past';
