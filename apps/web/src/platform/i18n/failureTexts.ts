import { segmentIn } from './languages.ts';
import english from './locales/en/failure.json';

const inEveryLanguage = import.meta.glob<typeof english>('./locales/*/failure.json', {
  eager: true,
  import: 'default',
});

/** Returns the texts needed when translations fail to load; they are bundled with the app. */
export function failureTexts(pathname: string): typeof english {
  return inEveryLanguage[`./locales/${segmentIn(pathname) ?? ''}/failure.json`] ?? english;
}
