import type { ResourceLanguage } from 'i18next';

/** Words beyond those of the first screen, by path from here. The words of mails, of heads of pages and of the page without a network are the server's alone. */
export const lateLoaders = import.meta.glob<ResourceLanguage>(
  ['./locales/*/*.json', '!./locales/*/{common,betting,markets,sports,failure,mail,offline,seo}.json'],
  { import: 'default' },
);
