import { useSearchParams } from 'react-router';

const NAME = 'tracker';

export interface TrackerView {
  readonly isOpen: boolean;
  /** Opens or closes the tracker, by the address. */
  open(wanted: boolean): void;
}

/** Tracker below the scoreboard; the address says whether it is open. */
export function useTrackerView(): TrackerView {
  const [query, setQuery] = useSearchParams();
  const open = (wanted: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (wanted) next.set(NAME, '1');
        else next.delete(NAME);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isOpen: query.has(NAME), open };
}
