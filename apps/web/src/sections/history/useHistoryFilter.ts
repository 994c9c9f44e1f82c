import { useSearchParams } from 'react-router';
import type { HistoryFilter } from '../../features/coupon/coupon.api.ts';

export const historyFilters = ['all', 'open', 'won', 'lost', 'returned'] as const satisfies HistoryFilter[];

const NAME = 'state';

/** The filter in the page's address, and the way to choose another; a filter that isn't one shows all. */
export function useHistoryFilter(): [HistoryFilter, (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(NAME);
  const choose = (value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'all') next.delete(NAME);
        else next.set(NAME, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [historyFilters.find((filter) => filter === asked) ?? 'all', choose];
}
