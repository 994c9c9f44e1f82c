import { useEffect, useState } from 'react';
import { readFile } from '../api/client.ts';
import { problemText } from '../shared/problemText.ts';

/** A player's file in the memory of the page. */
export interface HeldFile {
  /** The file's `blob:` address, revoked on unmount; undefined until it is loaded. */
  readonly source: string | undefined;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Loads the file, or loads it again. */
  ask(): void;
}

/**
 * Loads a file that needs the token and makes a `blob:` address for it.
 * @param type media type to use instead of the file's own
 * @param isAsked whether to load at once
 */
export function useFile(path: string, type: string, isAsked: boolean): HeldFile {
  const [turn, setTurn] = useState(isAsked ? 1 : 0);
  const [held, hold] = useState<{ source?: string; problem?: string; turn: number }>({ turn: 0 });

  useEffect(() => {
    if (turn === 0) return undefined;
    let isLeft = false;
    let source: string | undefined;
    readFile(path, type).then(
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
