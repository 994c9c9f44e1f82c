import { useNavigate } from 'react-router';
import { wantLanguage } from '../i18n/wantedLanguage.ts';
import { useDestination } from './destination.ts';
import { inLanguage } from './paths.ts';

/**
 * Switches the current page to another language.
 * @returns takes the language's address segment
 */
export function useSwitchLanguage(): (lang: string) => void {
  const navigate = useNavigate();
  const destination = useDestination();
  return (lang) => {
    const { pathname, search, state } = destination();
    wantLanguage(lang);
    void navigate(inLanguage(pathname, lang) + search, { replace: true, state, preventScrollReset: true });
  };
}
