/** The menus of the portal as staff have published them; until the first answer, as the product ships them. */
import type { PublicMenus } from '@valorisation/contract';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { useServiceStatus } from './status';

export interface PortalLink {
  readonly label: string;
  /** A path of the portal, or the address of another site. */
  readonly to: string;
}

export type PortalMenus = { readonly [Name in keyof PublicMenus]: readonly PortalLink[] };

const { header } = chrome;
const { links } = chrome.footer;

/** The same as backend/content/menus.json. */
export const SHIPPED_MENUS: PortalMenus = {
  header: [
    { label: header.agreement, to: paths.agreement() },
    { label: header.faq, to: paths.faq() },
    { label: header.toolPresentation, to: paths.toolPresentation() },
    { label: header.articles, to: paths.articles() },
  ],
  information: [
    { label: links.agreement, to: paths.agreement() },
    { label: links.evolutions, to: paths.evolutions() },
    { label: links.articles, to: paths.articles() },
    { label: links.documents, to: paths.documents() },
    { label: links.webSeries, to: paths.webSeries() },
    { label: links.directory, to: paths.directory() },
  ],
  tool: [
    { label: links.toolPresentation, to: paths.toolPresentation() },
    { label: links.faq, to: paths.faq() },
    { label: links.help, to: paths.help() },
    { label: links.openRules, to: paths.openRules() },
    { label: links.teachingPack, to: paths.teachingPack() },
    { label: links.contact, to: paths.contact() },
  ],
  legal: [
    { label: links.legalNotice, to: paths.legalNotice() },
    { label: links.terms, to: paths.terms() },
    { label: links.privacy, to: paths.privacy() },
    { label: links.accessibility, to: paths.accessibility() },
    { label: links.sitemap, to: paths.sitemap() },
  ],
};

const linksOf = (menu: PublicMenus[keyof PublicMenus]): PortalLink[] =>
  menu.map(({ label, href }) => ({ label, to: href.replace(/^#/, '') }));

export function usePortalMenus(): PortalMenus {
  const menus = useServiceStatus()?.menus;
  if (menus === undefined) return SHIPPED_MENUS;
  const { header: top, information, tool, legal } = menus;
  return { header: linksOf(top), information: linksOf(information), tool: linksOf(tool), legal: linksOf(legal) };
}
