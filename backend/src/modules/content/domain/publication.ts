/** The life of what the public reads: draft, published at once or from its day on, archived. */
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';

export type ContentState = 'draft' | 'scheduled' | 'published' | 'archived';

/** The kinds of content, by the name that the journal has for their records, and the table of each. */
export const CONTENT_TABLES = {
  pages: 'content_page',
  themes: 'content_theme',
  articles: 'content_article',
  documents: 'content_document',
  webseries: 'content_series',
  videos: 'content_video',
} as const;
export type ContentKind = keyof typeof CONTENT_TABLES;

export interface Publication {
  readonly state: ContentState;
  /** From this instant on the public reads it. */
  readonly opensAt: Date;
  /** From this instant on it is gone; null: it stays. */
  readonly closesAt: Date | null;
}

/** When a record is to be read; without a beginning at once, without an end for good. */
export interface PublicationDates {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/**
 * Published now where no beginning is given, or scheduled when it begins later. What is public keeps its first day unless
 * another one is given.
 * @throws DomainError `donnees_invalides` of a beginning or an end that is past, and of an end that is not after the beginning
 */
export function publish(before: Publication, { opensAt, closesAt }: PublicationDates, now: Date): Publication {
  const isShown = isPublic(before, now);
  // Scheduled for a moment that is past, it would be public at once.
  if (opensAt !== null && opensAt < now && !isShown) throw refuseFields({ opensAt: { code: 'minute_passee' } });
  const opens = opensAt ?? (isShown ? before.opensAt : now);
  if (closesAt !== null && closesAt <= opens) throw refuseFields({ closesAt: { code: 'fin_avant_debut' } });
  if (closesAt !== null && closesAt <= now) throw refuseFields({ closesAt: { code: 'minute_passee' } });
  return { state: opens > now ? 'scheduled' : 'published', opensAt: opens, closesAt };
}

/** @throws DomainError `contenu_archive` */
export function archive(before: Publication): Publication {
  if (before.state === 'archived') throw new DomainError('contenu_archive');
  return { ...before, state: 'archived' };
}

/** Back to where its writers began: the public does not read it. @throws DomainError `contenu_brouillon` */
export function unpublish(before: Publication): Publication {
  if (before.state === 'draft') throw new DomainError('contenu_brouillon');
  return { ...before, state: 'draft' };
}

/**
 * What comes when a schedule is given up: the text that the public still reads, or a draft where it reads none.
 * @throws DomainError `contenu_non_programme` of what is not scheduled, or open by now
 */
export function cancelSchedule(before: Publication, standing: Publication | null, now: Date): Publication {
  if (before.state !== 'scheduled' || before.opensAt <= now) throw new DomainError('contenu_non_programme');
  return standing ?? { ...before, state: 'draft' };
}

/** What the public reads until the record opens: the record as it was, what stood there already, or nothing. */
export type Standing = 'as it was' | 'as before' | 'nothing';

/** What is scheduled anew takes nothing away: the public reads what it read, until the minute of the new text. */
export function standingBeside(before: Publication, after: Publication, now: Date): Standing {
  if (after.state !== 'scheduled' || after.opensAt <= now) return 'nothing';
  return isPublic(before, now) ? 'as it was' : 'as before';
}

/** Whether the public reads it at this instant; the lists ask the database the same. */
export function isPublic(publication: Publication, now: Date): boolean {
  const { opensAt, closesAt } = publication;
  return isReleased(publication) && opensAt <= now && (closesAt === null || closesAt > now);
}

/** The public reads it, has read it or will. */
export function isReleased({ state }: Pick<Publication, 'state'>): boolean {
  return state === 'published' || state === 'scheduled';
}

export interface ContentTarget {
  readonly kind: ContentKind;
  readonly id: number;
  /** That the writer has read; left out: whatever stands. */
  readonly version?: number | undefined;
}

/** What a record says, by the columns of its table: neither which record it is nor when it is public. */
export type ContentValues = Readonly<Record<string, unknown>>;
