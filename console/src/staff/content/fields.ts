/** The fields of each kind of content. Its form, its differences and its comparison use them. */
import type { SectionPicture, StaffContentKind } from '@valorisation/contract';
import type { RaRecord } from 'react-admin';
import type { ContentValues } from '../../api/staffContent';
import {
  staffContent,
  staffIdentity as site,
  staffMenus as menuWords,
  staffWordings as wordingWords,
} from '../../i18n/fr';

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

/** The kinds with a list. The others have screens of their own. */
export type ListedKind = Exclude<StaffContentKind, 'identity' | 'menus' | 'wordings'>;

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

export type ContentField = FieldBase &
  (
    | { readonly form: 'line' | 'text' | 'rich' | 'page' | 'number' | 'file' | 'picture' | 'links' | 'texts' }
    | { readonly form: 'choice'; readonly choices: Readonly<Record<string, string>> }
    | { readonly form: 'reference'; readonly to: StaffContentKind }
  );

const title: ContentField = { name: 'title', label: words.title, form: 'line' };
const summary: ContentField = { name: 'summary', label: words.summary, form: 'text' };

const MENU_NAMES = ['header', 'information', 'tool', 'legal'] as const;

export const CONTENT_FIELDS: Readonly<Record<StaffContentKind, readonly ContentField[]>> = {
  pages: [title, { name: 'body', label: words.body, form: 'page' }],
  themes: [title],
  articles: [
    title,
    { name: 'type', label: words.type, form: 'choice', choices: staffContent.articleTypes },
    { name: 'theme', label: words.theme, form: 'reference', to: 'themes' },
    { ...summary, help: words.summaryHelp },
    { name: 'cover', label: words.cover, help: words.coverHelp, form: 'picture' },
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
  wordings: [{ name: 'texts', label: wordingWords.texts, form: 'texts' }],
  menus: MENU_NAMES.map((name) => ({ name, label: menuWords.menus[name], form: 'links' })),
  identity: [
    { name: 'title', label: site.fields.title, form: 'line' },
    { name: 'site_name', label: site.fields.site_name, help: site.help.site_name, form: 'line' },
    { name: 'short_name', label: site.fields.short_name, help: site.help.short_name, form: 'line' },
    { name: 'media_id', label: site.fields.media_id, form: 'file' },
    { name: 'act_color', label: site.fields.act_color, form: 'line' },
    { name: 'accent_color', label: site.fields.accent_color, form: 'line' },
    { name: 'postal', label: site.fields.postal, help: site.help.postal, form: 'text' },
    { name: 'phone', label: site.fields.phone, form: 'line' },
    { name: 'contact_email', label: site.fields.contact_email, help: site.help.contact_email, form: 'line' },
    { name: 'website', label: site.fields.website, help: site.help.website, form: 'line' },
    { name: 'links', label: site.fields.links, form: 'links' },
    { name: 'mail_footer', label: site.fields.mail_footer, help: site.help.mail_footer, form: 'text' },
    { name: 'not_found_title', label: site.fields.not_found_title, form: 'line' },
    { name: 'not_found_text', label: site.fields.not_found_text, form: 'text' },
    { name: 'maintenance_title', label: site.fields.maintenance_title, form: 'line' },
    { name: 'maintenance_text', label: site.fields.maintenance_text, form: 'text' },
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

/** A picture as chosen so far. */
export function pictureOf(value: unknown): SectionPicture | undefined {
  return typeof value === 'object' && value !== null && 'src' in value ? (value as SectionPicture) : undefined;
}

/** Links as typed so far. */
export function linksOf(value: unknown): readonly TypedLink[] {
  return Array.isArray(value) ? (value as readonly TypedLink[]) : [];
}

export interface TypedLink {
  readonly label: string;
  readonly href: string;
}

/** The words of a mail as typed so far. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}
