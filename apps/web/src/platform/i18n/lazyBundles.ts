import type { ResourceLanguage } from 'i18next';

/**
 * Loaders of translations beyond those of the first screen, by path from here. Translations of emails, page heads and
 * the offline page are used by the server only.
 */
export const lazyLoaders = import.meta.glob<ResourceLanguage>(
  ['./locales/*/*.json', '!./locales/*/{common,betting,markets,sports,failure,mail,offline,seo}.json'],
  { import: 'default' },
);
