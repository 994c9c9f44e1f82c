import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Announcement {
  /** Id of the toast. An announced id isn't announced again, even if its text or position changes. */
  readonly id: string;
  readonly words: string;
  /** Whether it is announced immediately rather than when the screen reader is idle. */
  readonly urgent: boolean;
}

/** Announces each toast once. Renders two live regions to which text is only appended. */
export function ToastAnnouncer({ news }: { news: readonly Announcement[] }) {
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  const present = new Set(news.map(({ id }) => id));
  const fresh = news.filter(({ id }) => !said.some((old) => old.id === id));
  const changed = fresh.length > 0 || said.some(({ id }) => !present.has(id));

  useEffect(() => {
    if (!changed) return undefined;
    // Screen readers announce additions only to a live region that already exists, so the empty one is painted first.
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
