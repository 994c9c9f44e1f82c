import { useSearchParams } from 'react-router';
import { choiceIn, withChoice, type HistoryChoice } from './choice.ts';

/** What of the history the address asks for, and the way to change it without leaving the place on the page. */
export function useHistoryChoice(): [HistoryChoice, (change: Partial<HistoryChoice>) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (change: Partial<HistoryChoice>) =>
    setQuery((before) => withChoice(before, change), { replace: true, preventScrollReset: true });
  return [choiceIn(query), choose];
}
