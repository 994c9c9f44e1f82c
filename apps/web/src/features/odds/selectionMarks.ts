/** Which selections the player has chosen; given by whoever keeps them, so that price cells can show it. */
export interface SelectionMarks {
  has(selectionId: string): boolean;
  /** Calls `listener` after any change of what is chosen. @returns what ends it */
  subscribe(listener: () => void): () => void;
}

export interface MarksHub extends SelectionMarks {
  /** Puts another keeper in place of the one before. */
  use(marks: SelectionMarks): void;
}

/** Marks that can be given later than the cells that show them: nothing is chosen until then. */
export function createMarksHub(): MarksHub {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let current: SelectionMarks | undefined;
  let stop: () => void = () => undefined;
  return {
    use(marks) {
      stop();
      current = marks;
      stop = marks.subscribe(tell);
      tell();
    },
    has: (selectionId) => current?.has(selectionId) ?? false,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The marks of this page. */
export const selectionMarks = createMarksHub();

/** Tells which selections are chosen; call once, in `app/wiring`. */
export function setSelectionMarks(marks: SelectionMarks): void {
  selectionMarks.use(marks);
}
