import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Announcement {
  /** Identity of the news: what was read out is not read out again, wherever it stands and whatever it says now. */
  readonly id: string;
  readonly words: string;
  /** Read out at once, not after what is being read. */
  readonly urgent: boolean;
}

/** Reads out each piece of news once. Renders two live regions that only grow at their end. */
export function ToastAnnouncer({ news }: { news: readonly Announcement[] }) {
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  const present = new Set(news.map(({ id }) => id));
  const fresh = news.filter(({ id }) => !said.some((old) => old.id === id));
  const changed = fresh.length > 0 || said.some(({ id }) => !present.has(id));

  useEffect(() => {
    if (!changed) return undefined;
    // A reader speaks what is added to a region that it knows already: the empty one is painted first.
    let second = 0;
    const first = requestAnimationFrame(() => {
      second = requestAnimationFrame(() =>
        setSaid((old) => [...old.filter(({ id }) => present.has(id)), ...fresh]),
      );
    });
    return () => {
      cancelAnimationFrame(first);
      cancelAnimationFrame(second);
    };
  });

  return (
    <>
      {[false, true].map((urgent) => (
        <VisuallyHidden
          key={String(urgent)}
          aria-live={urgent ? 'assertive' : 'polite'}
          aria-atomic={false}
          aria-relevant="additions"
        >
          {said
            .filter((item) => item.urgent === urgent)
            .map(({ id, words }) => (
              <span key={id}>{words}</span>
            ))}
        </VisuallyHidden>
      ))}
    </>
  );
}
