/**
 * The menus around every public page. They are content like the pages: staff write a draft, publish it, and may restore
 * the shipped menus.
 */
import * as z from 'zod/mini';
import { about, id, list } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { publication, publicationExample, text, title } from './staff.js';

const LONGEST_LABEL = 60;
const LONGEST_HREF = 300;
export const MOST_LINKS = { header: 6, information: 12, tool: 12, legal: 8 } as const;
export type MenuName = keyof typeof MOST_LINKS;

const menuLink = z.object({
  label: text(LONGEST_LABEL).check(z.minLength(1, 'obligatoire')),
  href: about(
    z
      .string('obligatoire')
      .check(
        z.trim(),
        z.maxLength(LONGEST_HREF, 'texte_trop_long'),
        z.regex(/^(?:#\/[^\s"<>\\]*|https:\/\/[^\s"<>\\]+)$/, 'lien_de_menu'),
      ),
    'A place of the portal, such as `#/faq`, or another site',
  ),
});
export type MenuLinkOfStaff = z.output<typeof menuLink>;

const menu = (name: MenuName) => z.array(menuLink).check(z.maxLength(MOST_LINKS[name], 'menu_trop_long'));

export const staffMenus = z
  .object({
    id,
    title,
    header: about(menu('header'), 'In the header of pages for visitors'),
    information: about(menu('information'), 'First column of the footer'),
    tool: about(menu('tool'), 'Second column of the footer'),
    legal: about(menu('legal'), 'Legal line of the footer; its shipped links cannot be left out'),
    ...publication,
  })
  .register(z.globalRegistry, {
    id: 'StaffMenus',
    examples: [
      {
        id: 1,
        title: 'Menus',
        header: [{ label: 'FAQ', href: '#/faq' }],
        information: [{ label: 'Documents', href: '#/documents' }],
        tool: [{ label: 'Contact', href: '#/contact' }],
        legal: [{ label: 'Plan du site', href: '#/plan-du-site' }],
        ...publicationExample,
      },
    ],
  });

/** What staff write of them. */
export const writtenMenus = z.pick(staffMenus, { header: true, information: true, tool: true, legal: true });
export type WrittenMenus = z.output<typeof writtenMenus>;

const shown = list(wireObject({ label: wire('label', z.string()), href: wire('href', z.string()) }));

/** The menus as the public reads them, with the state of the service: without links to what is not public. */
export const publicMenus = wireObject({
  header: wire('header', shown),
  information: wire('information', shown),
  tool: wire('tool', shown),
  legal: wire('legal', shown),
});
export type PublicMenus = z.output<typeof publicMenus>;

/** The paths of shipped pages whose name is not their address. */
export const PAGE_PATHS: Readonly<Record<string, string>> = {
  ccn: 'convention-collective',
  comprendre: 'comprendre-mon-classement',
  help: 'aide-pratique',
  manange_account: 'gestion-compte',
  outils: 'presentation-de-outils',
  pack_pedagogique: 'pack-pedagogique',
  politique_de_confidentialite: 'politique-de-confidentialite',
};
