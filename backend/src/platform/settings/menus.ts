/** The menus as the public reads them at this instant: no link leads to what is not public. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_PATHS, writtenMenus, type PublicMenus, type WrittenMenus } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { shippedContent } from '../config/paths.js';
import { TenantReader } from '../persistence/tenant-reader.js';

/** Used where no menus are public: before the installation, and when staff have taken theirs back. */
export const shippedMenus = writtenMenus.parse(JSON.parse(readFileSync(join(shippedContent, 'menus.json'), 'utf8')));

const publicAt = (alias: string): string => `${alias}.state in ('published', 'scheduled') and ${alias}.opens_at <= $1
  and (${alias}.closes_at is null or ${alias}.closes_at > $1)`;

const NOW_PUBLIC = {
  name: 'public-menus',
  text: `select m.header, m.information, m.tool, m.legal from public_menus m where ${publicAt('m')}
    order by m.opens_at desc limit 1`,
};

const gone = (table: string, id: string): string =>
  `(${id} is not null and not exists (select from ${table} r where r.id = ${id} and ${publicAt('r')}))`;
const idAfter = (path: string): string => `substring(path from '^/${path}/(\\d{1,9})')::integer`;

/** Places without a record, such as the estimate, are always there. */
const HIDDEN = {
  name: 'hidden-links',
  text: `
    with asked as (
      select href, ${idAfter('actualites')} as article, ${idAfter('documents')} as document, ${idAfter('videos')} as video,
             coalesce($3::jsonb ->> ltrim(path, '/'), ltrim(path, '/')) as page
        from unnest($2::text[]) href, lateral (select split_part(split_part(substr(href, 2), '?', 1), '#', 1) as path) p)
    select href from asked
     where ${gone('public_article', 'article')} or ${gone('public_document', 'document')} or ${gone('public_video', 'video')}
        or (exists (select from content_page p where p.name = page)
            and not exists (select from public_page r where r.name = page and ${publicAt('r')}))`,
};

const NAMES = JSON.stringify(Object.fromEntries(Object.entries(PAGE_PATHS).map(([name, path]) => [path, name])));

@Injectable()
export class SiteMenus {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  /** @param changed unpublished menus, for their preview */
  async shown(
    changed: { readonly [Name in keyof WrittenMenus]?: WrittenMenus[Name] | undefined } = {},
  ): Promise<PublicMenus> {
    const now = this.clock.now();
    const [row = shippedMenus] = await this.reader.global<WrittenMenus>({ ...NOW_PUBLIC, values: [now] });
    const { header, information, tool, legal } = { ...row, ...changed };
    const menus = { header: header ?? [], information: information ?? [], tool: tool ?? [], legal: legal ?? [] };
    const own = Object.values(menus).flatMap((links) =>
      links.map(({ href }) => href).filter((href) => href.startsWith('#')),
    );
    const hidden = await this.reader.global<{ href: string }>({ ...HIDDEN, values: [now, own, NAMES] });
    const isShown = ({ href }: { readonly href: string }) => hidden.every((one) => one.href !== href);
    return {
      header: menus.header.filter(isShown),
      information: menus.information.filter(isShown),
      tool: menus.tool.filter(isShown),
      legal: menus.legal.filter(isShown),
    };
  }
}
