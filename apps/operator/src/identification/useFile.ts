import { useEffect, useState } from 'react';
import { callFile } from '../api/api.ts';
import { problemText } from '../parts/problemText.ts';

/** A file of a player's in the memory of this page. */
export interface HeldFile {
  /** Its `blob:` address; undefined until it is there. It ends with the part of the page that asked. */
  readonly source: string | undefined;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Asks for it, or once more. */
  ask(): void;
}

/**
 * Has a file that only the token opens shown by an address of this page's own.
 * @param type what it is taken for, whatever it says of itself
 * @param isAsked whether it is asked for at once
 */
export function useFile(path: string, type: string, isAsked: boolean): HeldFile {
  const [turn, setTurn] = useState(isAsked ? 1 : 0);
  const [held, hold] = useState<{ source?: string; problem?: string; turn: number }>({ turn: 0 });

  useEffect(() => {
    if (turn === 0) return undefined;
    let isLeft = false;
    let source: string | undefined;
    callFile(path, type).then(
      (file) => {
        if (isLeft) return;
        source = URL.createObjectURL(file);
        hold({ source, turn });
      },
      (error: unknown) => {
        if (!isLeft) hold({ problem: problemText(error), turn });
      },
    );
    return () => {
      isLeft = true;
      if (source !== undefined) URL.revokeObjectURL(source);
    };
  }, [path, type, turn]);

  return {
    source: held.source,
    problem: held.problem,
    isBusy: held.turn !== turn,
    ask: () => setTurn((last) => last + 1),
  };
}
