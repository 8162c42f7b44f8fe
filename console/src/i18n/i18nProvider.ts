/** The messages of ra-core and react-admin in French. The product's own screens read their texts from fr.ts. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import french from 'ra-language-french';

/** The product's notifications are sentences and not keys. A key without a translation is therefore shown as it is. */
export const i18nProvider = polyglotI18nProvider(() => french, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
});
