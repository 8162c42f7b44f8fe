/** The site map: every public page without a parameter, in the same groups as the footer. */
import { chrome, type titles } from '../i18n/fr';
import type { RouteName } from '../routes';

type Listed = RouteName & keyof typeof titles;

const { footer } = chrome;

export const siteMap: readonly { readonly title: string; readonly names: readonly Listed[] }[] = [
  {
    title: footer.information,
    names: [
      'home',
      'ccn',
      'comprendre',
      'evolutions',
      'open_rules',
      'articles_all',
      'documents',
      'web_serie',
      'videos',
      'directory',
      'pack_pedagogique',
    ],
  },
  {
    title: footer.tool,
    names: ['outils', 'estimation', 'login', 'signup', 'forgot_pass', 'faq', 'help', 'manange_account', 'contact'],
  },
  {
    title: footer.legal,
    names: ['mention_legale', 'cgu', 'politique_de_confidentialite', 'accessibilite', 'sitemap'],
  },
];
