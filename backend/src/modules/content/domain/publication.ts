/** The life of public content: draft, published now or from a day on, archived. */
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';

export type ContentState = 'draft' | 'scheduled' | 'published' | 'archived';

/** The kinds of content by their name in the journal, with their tables. */
export const CONTENT_TABLES = {
  pages: 'content_page',
  themes: 'content_theme',
  articles: 'content_article',
  documents: 'content_document',
  webseries: 'content_series',
  videos: 'content_video',
  identity: 'content_identity',
  menus: 'content_menus',
  wordings: 'content_wording',
} as const;
export type ContentKind = keyof typeof CONTENT_TABLES;

export interface Publication {
  readonly state: ContentState;
  /** The public reads it from this instant on. */
  readonly opensAt: Date;
  /** The public no longer reads it from this instant on; null when it stays. */
  readonly closesAt: Date | null;
}

/** The time in which a record is public. Without a beginning it begins at once; without an end it lasts for good. */
export interface PublicationDates {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/**
 * Publishes now when no beginning is given, or schedules a later one. Public content keeps its first day unless another
 * one is given.
 * @throws DomainError `donnees_invalides` for a beginning or an end in the past, and for an end before the beginning
 */
export function publish(before: Publication, { opensAt, closesAt }: PublicationDates, now: Date): Publication {
  const isShown = isPublic(before, now);
  // A past beginning would make it public at once.
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

/** Makes the record a draft and hides it from the public. @throws DomainError `contenu_brouillon` */
export function unpublish(before: Publication): Publication {
  if (before.state === 'draft') throw new DomainError('contenu_brouillon');
  return { ...before, state: 'draft' };
}

/**
 * The state after a schedule is cancelled: the text that the public still reads, or a draft without one.
 * @throws DomainError `contenu_non_programme` when it is not scheduled, or open by now
 */
export function cancelSchedule(before: Publication, standing: Publication | null, now: Date): Publication {
  if (before.state !== 'scheduled' || before.opensAt <= now) throw new DomainError('contenu_non_programme');
  return standing ?? { ...before, state: 'draft' };
}

/**
 * What the public reads until the record opens: the record before the change, the standing text of an earlier schedule,
 * or nothing.
 */
export type Standing = 'as it was' | 'as before' | 'nothing';

/** A new schedule hides nothing: the public reads the earlier text until the new one opens. */
export function standingBeside(before: Publication, after: Publication, now: Date): Standing {
  if (after.state !== 'scheduled' || after.opensAt <= now) return 'nothing';
  return isPublic(before, now) ? 'as it was' : 'as before';
}

/** True when the public reads it at this instant. The lists ask the database by the same rule. */
export function isPublic(publication: Publication, now: Date): boolean {
  const { opensAt, closesAt } = publication;
  return isReleased(publication) && opensAt <= now && (closesAt === null || closesAt > now);
}

/** True when the public reads it, has read it or will read it. */
export function isReleased({ state }: Pick<Publication, 'state'>): boolean {
  return state === 'published' || state === 'scheduled';
}

export interface ContentTarget {
  readonly kind: ContentKind;
  readonly id: number;
  /** The version that the writer has read; without it any version is accepted. */
  readonly version?: number | undefined;
}

/** The content of a record by the columns of its table, without its identity and publication. */
export type ContentValues = Readonly<Record<string, unknown>>;
