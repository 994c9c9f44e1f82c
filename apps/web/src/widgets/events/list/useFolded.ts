import { useCallback, useState } from 'react';

export interface Folded {
  has(id: string): boolean;
  set(id: string, folded: boolean): void;
}

/** Cards that the player has folded; stored while the page is open. */
export function useFolded(): Folded {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback((id: string, fold: boolean) => {
    setFolded((before) => {
      const next = new Set(before);
      if (fold) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { has: (id) => folded.has(id), set };
}
