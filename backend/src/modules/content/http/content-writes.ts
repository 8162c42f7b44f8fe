/** The fields that may be written for each kind of content, by its resource and by a publication. */
import {
  addressFault,
  pageBody,
  staffArticle,
  staffDocument,
  staffPage,
  staffSeries,
  staffTheme,
  staffVideo,
  staffWording,
  writtenIdentity,
  writtenMenus,
  type WrittenMenus,
} from '@valorisation/contract';
import { colorFault, formatRatio, LIVE_AMOUNTS, NEEDED_RATIO, slugOf, unknownLiveAmounts } from '@valorisation/rules';
import { z } from 'zod/mini';
import { refuseFields, type FieldRefusal } from '../../../platform/errors/domain-error.js';
import { cleanPortalText } from '../../../platform/http/rich-text.js';
import { toRefusal } from '../../../platform/http/validation.pipe.js';
import { shippedMenus } from '../../../platform/settings/menus.js';
import type { ContentValues, ContentKind } from '../domain/publication.js';
import type { PageRecord } from '../persistence/content.records.js';
import { cleanPage } from '../queries/page-texts.js';

export const contentWrites = {
  pages: z.pick(staffPage, { title: true, body: true }),
  themes: z.pick(staffTheme, { title: true }),
  articles: z.pick(staffArticle, { theme: true, type: true, title: true, summary: true, cover: true, body: true }),
  documents: z.pick(staffDocument, { type: true, title: true, summary: true, media_id: true }),
  webseries: z.pick(staffSeries, { title: true, summary: true }),
  videos: z.pick(staffVideo, {
    series_id: true,
    episode: true,
    url: true,
    title: true,
    subtitle: true,
    transcript: true,
  }),
  identity: writtenIdentity,
  menus: writtenMenus,
  wordings: z.pick(staffWording, { texts: true }),
} as const satisfies Readonly<Record<ContentKind, z.core.$ZodObject>>;

/** Cleans the HTML that staff write: the text of an article, and the texts in the sections of a page. */
export function withCleanText<Values extends object>(values: Values): Values {
  if (!('body' in values)) return values;
  const { body } = values;
  if (typeof body === 'string') return { ...values, body: cleanPortalText(body) };
  const page = z.safeParse(pageBody, body);
  // An unfinished body is kept as it was typed, only for its writer. It is cleaned when it can be shown.
  return page.success ? { ...values, body: cleanPage(page.data) } : values;
}

/** @throws DomainError `donnees_invalides` by field, naming each unknown amount */
export function withKnownAmounts<Values extends object>(values: Values): Values {
  const refused = Object.entries(values).flatMap(([field, value]): [string, FieldRefusal][] => {
    const names = [...new Set(textsOf(value).flatMap(unknownLiveAmounts))];
    if (names.length === 0) return [];
    const params = { noms: names.join(', ').slice(0, 100), connus: Object.keys(LIVE_AMOUNTS).join(', ') };
    return [[field, { code: 'montant_inconnu', params }]];
  });
  if (refused.length > 0) throw refuseFields(Object.fromEntries(refused));
  return values;
}

const COLORS = { act_color: 'act', accent_color: 'accent' } as const;

/** @throws DomainError `donnees_invalides` for a colour that cannot be read on the paper of the pages */
export function withReadableColors<Values extends object>(values: Values): Values {
  const given = new Map<string, unknown>(Object.entries(values));
  const refused = Object.entries(COLORS).flatMap(([field, use]): [string, FieldRefusal][] => {
    const color = given.get(field);
    const ratio = typeof color === 'string' ? colorFault(use, color) : null;
    if (ratio === null) return [];
    return [[field, { code: 'contraste', params: { obtenu: formatRatio(ratio), attendu: formatRatio(NEEDED_RATIO) } }]];
  });
  if (refused.length > 0) throw refuseFields(Object.fromEntries(refused));
  return values;
}

/** @throws DomainError `donnees_invalides` for a legal line without one of its shipped links */
export function withLegalLinks<Values extends object>(values: Values): Values {
  if (!('legal' in values) || !Array.isArray(values.legal)) return values;
  const given = new Set((values.legal as WrittenMenus['legal']).map(({ href }) => href));
  if (shippedMenus.legal.some(({ href }) => !given.has(href))) throw refuseFields({ legal: { code: 'lien_legal' } });
  return values;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Missing fields keep their value. @throws DomainError `donnees_invalides` by field */
export function contentOf(kind: ContentKind, given: ContentValues): ContentValues {
  const read = z.safeParse(z.partial<z.ZodMiniObject>(contentWrites[kind]), given);
  if (!read.success) throw toRefusal(read.error.issues);
  return withCleanText(withLegalLinks(withReadableColors(withKnownAmounts(read.data))));
}

/** The writable fields as typed, even if they are wrong or unfinished. */
export function typedContentOf(kind: ContentKind, given: ContentValues): ContentValues {
  const { shape } = contentWrites[kind];
  return withCleanText(Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(shape, field))));
}

/** A page of the product has a fixed place; a page of staff has an address of its own. Other addresses lead to both. */
export const pageWrite = z.extend(contentWrites.pages, z.pick(staffPage, { name: true, former_names: true }).shape);
type PageValues = Partial<z.output<typeof pageWrite>>;

/**
 * A new page without an address takes it from its title.
 * @throws DomainError `donnees_invalides` for an address that no page can have, or that leads nowhere else
 */
export function withAddress(values: PageValues, row: PageRecord | null): PageValues {
  const checked = withCleanText(withKnownAmounts(values));
  const wrong = values.former_names?.map(addressFault).find((code) => code !== null);
  if (wrong !== undefined) throw refuseFields({ former_names: { code: wrong } });
  const asked = row === null && values.name === '' ? slugOf(values.title ?? '') : values.name;
  if (asked === undefined || asked === row?.name) return checked;
  const code = row !== null && row.key !== null ? 'adresse_fixe' : addressFault(asked);
  if (code !== null) throw refuseFields({ name: { code } });
  return { ...checked, name: asked };
}
