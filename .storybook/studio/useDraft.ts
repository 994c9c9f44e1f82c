import { buildTheme, parseBrandBook, type BookFault, type BrandBook, type Theme } from '@touchline/brand';
import { useEffect, useMemo, useState } from 'react';

/** A book while it is edited: complete in shape, but its values may be invalid. */
export type Draft = BrandBook;

interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  /** Last draft without faults, shown while the current one has some. */
  readonly good: BrandBook;
}

export interface DraftWork {
  readonly draft: Draft;
  /** Faults of the current draft, by path; while there are any, `theme` is the last one that could be built. */
  readonly faults: readonly BookFault[];
  readonly theme: Theme;
  readonly change: (next: Draft) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

const steps = 100;

function restored(key: string, start: BrandBook): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const parsed = parseBrandBook(kept);
    return parsed.ok ? parsed.book : start;
  } catch {
    return start;
  }
}

/** @returns the history after a step to another draft */
function stepTo({ good }: History, step: Omit<History, 'good'>): History {
  const parsed = parseBrandBook(step.now);
  return { ...step, good: parsed.ok ? parsed.book : good };
}

/** The current draft with its history; the last one without faults is stored in the browser. */
export function useDraft(key: string, start: BrandBook): DraftWork {
  const [history, setHistory] = useState<History>(() => {
    const now = restored(key, start);
    return { past: [], now, future: [], good: now };
  });
  const { past, now, future, good } = history;
  const parsed = useMemo(() => parseBrandBook(now), [now]);
  const theme = useMemo(() => buildTheme(good), [good]);
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(good));
    } catch {
      // Without storage, editing and exporting still work.
    }
  }, [key, good]);
  const go = (step: Omit<History, 'good'>) => setHistory(stepTo(history, step));
  const [before] = past.slice(-1);
  const [after] = future;
  return {
    draft: now,
    faults: parsed.ok ? [] : parsed.faults,
    theme,
    change: (next) => go({ past: [...past, now].slice(-steps), now: next, future: [] }),
    undo: before && (() => go({ past: past.slice(0, -1), now: before, future: [now, ...future] })),
    redo: after && (() => go({ past: [...past, now], now: after, future: future.slice(1) })),
  };
}
