import { segmentIn } from './languages.ts';
import english from './locales/en/failure.json';

const inEveryLanguage = import.meta.glob<typeof english>('./locales/*/failure.json', {
  eager: true,
  import: 'default',
});

/** The few words that must be there when no others are: they come with the app itself. */
export function failureWords(pathname: string): typeof english {
  return inEveryLanguage[`./locales/${segmentIn(pathname) ?? ''}/failure.json`] ?? english;
}
