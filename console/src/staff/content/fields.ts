/** The fields of each kind of content. Its form, its differences and its comparison use them. */
import type { StaffContentKind } from '@valorisation/contract';
import type { RaRecord } from 'react-admin';
import type { ContentValues } from '../../api/staffContent';
import { staffContent } from '../../i18n/fr';

const { fields: words } = staffContent;

/** A record of any kind, as staff read it. */
export interface ContentRow extends RaRecord<number> {
  readonly title: string;
  readonly state: 'draft' | 'scheduled' | 'published' | 'archived';
  readonly opens_at: string;
  readonly closes_at: string | null;
  /** True when the portal shows an earlier text until `opens_at`. */
  readonly has_standing: boolean;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: string | null;
}

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

export type ContentField = FieldBase &
  (
    | { readonly form: 'line' | 'text' | 'rich' | 'page' | 'number' | 'file' }
    | { readonly form: 'choice'; readonly choices: Readonly<Record<string, string>> }
    | { readonly form: 'reference'; readonly to: StaffContentKind }
  );

const title: ContentField = { name: 'title', label: words.title, form: 'line' };
const summary: ContentField = { name: 'summary', label: words.summary, form: 'text' };

export const CONTENT_FIELDS: Readonly<Record<StaffContentKind, readonly ContentField[]>> = {
  pages: [title, { name: 'body', label: words.body, form: 'page' }],
  themes: [title],
  articles: [
    title,
    { name: 'type', label: words.type, form: 'choice', choices: staffContent.articleTypes },
    { name: 'theme', label: words.theme, form: 'reference', to: 'themes' },
    { ...summary, help: words.summaryHelp },
    { name: 'body', label: words.body, form: 'rich' },
  ],
  documents: [
    title,
    { name: 'media_id', label: words.file, form: 'file' },
    { name: 'type', label: words.type, form: 'choice', choices: staffContent.documentTypes },
    summary,
  ],
  webseries: [title, summary],
  videos: [
    title,
    { name: 'subtitle', label: words.subtitle, form: 'line' },
    { name: 'url', label: words.url, help: words.urlHelp, form: 'line' },
    { name: 'series_id', label: words.series_id, form: 'reference', to: 'webseries' },
    { name: 'episode', label: words.episode, form: 'number' },
    { name: 'transcript', label: words.transcript, help: words.transcriptHelp, form: 'text' },
  ],
};

/** The content of a record, without the fields that identify it. */
export function valuesOf(kind: StaffContentKind, record: ContentValues): ContentValues {
  return Object.fromEntries(CONTENT_FIELDS[kind].map(({ name }) => [name, record[name] ?? null]));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
