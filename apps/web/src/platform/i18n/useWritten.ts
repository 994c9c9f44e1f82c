import { useTranslation } from 'react-i18next';

/** Returns the function that picks what an operator wrote in the page's language, else in English. */
export function useWritten(): <Written>(texts: Readonly<Record<string, Written>>) => Written | undefined {
  const language = useTranslation().i18n.language.split('-')[0] ?? 'en';
  return (texts) => texts[language] ?? texts['en'];
}
