import { useLocation, useNavigate } from 'react-router';
import { inLanguage } from './paths.ts';

/** Turns the page into another language where it is. @returns takes the language's segment of addresses */
export function useSpeak(): (lang: string) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (lang) =>
    void navigate(inLanguage(pathname, lang) + search, { replace: true, state, preventScrollReset: true });
}
