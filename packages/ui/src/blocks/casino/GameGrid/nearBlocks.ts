import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '../games.ts';

/** Games of a block. */
const BLOCK = 12;
/** Blocks that are filled before the window is measured. */
const FIRST = 4;

/** Splits a list into blocks whose tiles are rendered together. */
export function blocksOf(games: readonly Game[]): readonly (readonly Game[])[] {
  return Array.from({ length: Math.ceil(games.length / BLOCK) }, (_, index) =>
    games.slice(index * BLOCK, (index + 1) * BLOCK),
  );
}

export interface NearBlocks {
  /** Returns whether a block's tiles are rendered: it begins near the window, or the one after it does. */
  near(index: number): boolean;
  /** Ref of a block's first cell, whose `data-block` is the block's index. */
  observe(element: HTMLElement | null): (() => void) | undefined;
}

/** Follows which blocks of a list are near the window, at most one and a half windows away. */
export function useNearBlocks(): NearBlocks {
  const [begun, setBegun] = useState<ReadonlySet<number>>();
  const shown = useRef(new Set<number>());
  const observer = useRef<IntersectionObserver>(undefined);
  const watch = useCallback(() => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = Number(target.getAttribute('data-block'));
          if (isIntersecting) shown.current.add(index);
          else shown.current.delete(index);
        }
        setBegun(new Set(shown.current));
      },
      { rootMargin: '150% 0px' },
    );
    return observer.current;
  }, []);
  useEffect(() => () => observer.current?.disconnect(), []);
  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      watch().observe(element);
      return () => {
        shown.current.delete(Number(element.getAttribute('data-block')));
        observer.current?.unobserve(element);
      };
    },
    [watch],
  );
  return useMemo(
    () => ({
      near: (index) => (begun ? begun.has(index) || begun.has(index + 1) : index < FIRST),
      observe,
    }),
    [begun, observe],
  );
}
