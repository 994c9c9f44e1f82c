import { useSearchParams } from 'react-router';
import { choiceIn, withChoice, type HistoryChoice } from './choice.ts';

/** The filters in the address, and a function to change them without scrolling. */
export function useHistoryChoice(): [HistoryChoice, (change: Partial<HistoryChoice>) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (change: Partial<HistoryChoice>) =>
    setQuery((before) => withChoice(before, change), { replace: true, preventScrollReset: true });
  return [choiceIn(query), choose];
}
