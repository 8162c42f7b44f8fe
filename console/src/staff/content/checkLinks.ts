/** Checks the links of a text that lead to places of the portal (ADR 36). */
import type { StaffContentKind } from '@valorisation/contract';
import type { ContentValues } from '../../api/staffContent';
import { idInAddress } from '../../slug';
import { findRoute } from '../../routes';
import type { ContentRow } from './fields';

export interface BrokenLink {
  readonly href: string;
  readonly why: 'gone' | 'unknown';
}

export type LinkTarget =
  | { readonly kind: StaffContentKind; readonly id: number }
  | { readonly kind: 'pages'; readonly name: string }
  | 'place'
  | 'unknown';

const HREF = /\b(?:href|src)="([^"]*)"/g;
const DOWNLOAD = /^\/v1\/user\/docs\/(?:download|preview)\/(\d+)/;
/** Files and answers of the product, which are not pages. */
const FILES = /^\/(?:v1|assets|media|pictures)\//;

export const isFile = (href: string): boolean => FILES.test(href);

/** The addresses of the portal in the texts of a record, each once. */
export function ownLinks(values: ContentValues): string[] {
  const found = Object.values(values).flatMap(hrefsOf);
  return [...new Set(found.filter((href) => /^(?:#\/|\/(?!\/))/.test(href)))];
}

function hrefsOf(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(hrefsOf)];
}

export function targetOf(href: string): LinkTarget {
  const path = href.replace(/^#/, '').split(/[?#]/)[0] ?? '';
  const download = DOWNLOAD.exec(path)?.[1];
  if (download !== undefined) return { kind: 'documents', id: Number(download) };
  if (isFile(path)) return 'place';
  const route = findRoute(path);
  if (route === undefined) return 'unknown';
  const last = path.split('/').at(-1) ?? '';
  if (route === 'article') return { kind: 'articles', id: idInAddress(last) };
  if (route === 'video') return { kind: 'videos', id: idInAddress(last) };
  return { kind: 'pages', name: route === 'page' ? last : route };
}

/** True when the public can read a record at this instant, by the server's rule. */
export function isPublicAt(
  { state, opens_at, closes_at }: Pick<ContentRow, 'state' | 'opens_at' | 'closes_at'>,
  now: number,
): boolean {
  const isReleased = state === 'published' || state === 'scheduled';
  return isReleased && Date.parse(opens_at) <= now && (closes_at === null || Date.parse(closes_at) > now);
}

/** True when the portal shows the record. The portal may still show its state from before a new text. */
export function isShownAt(row: ContentRow, now: number): boolean {
  return isPublicAt(row, now) || (row.has_standing && Date.parse(row.opens_at) > now);
}
