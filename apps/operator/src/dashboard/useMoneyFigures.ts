import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { read } from '../api/reads.ts';

/** Interval at which the figures are read again, ms. */
const READ_EVERY = 60_000;
/** Name of the site in the address. */
const SITE = 'site';

/** Reads the money figures of the site in the address, of all sites without one. */
export function useMoneyFigures() {
  const [siteId] = useChoice(SITE);
  return useQuery({
    ...read('/ops/dashboard/money', { query: { siteId: siteId === '' ? undefined : siteId } }),
    refetchInterval: READ_EVERY,
  });
}

/** The chosen site; empty for all. */
export const useSite = () => useChoice(SITE);

/** A choice that is stored in the query of the address; empty while nothing is chosen. */
export function useChoice(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get(name) ?? '',
    (value) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      }),
  ];
}
