/** ra-core's and react-admin's own messages in French; our screens read their texts from fr.ts. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import french from 'ra-language-french';

/** Our notifications are sentences and not keys, so a missing key is its own text. */
export const i18nProvider = polyglotI18nProvider(() => french, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
});
