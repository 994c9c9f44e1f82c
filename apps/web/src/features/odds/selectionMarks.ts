/** Which selections the player has chosen; given by whoever keeps them, so that price cells can show it. */
export interface SelectionMarks {
  /** Ids of the chosen selections. */
  chosen(): ReadonlySet<string>;
  /** Calls `listener` after any change of what is chosen. @returns what ends it */
  subscribe(listener: () => void): () => void;
}

/** Hears that something else is chosen. An object, not a function: a page has thousands of them. */
export interface MarksListener {
  marked(): void;
}

export interface MarksHub {
  has(selectionId: string): boolean;
  /** Tells `listener` when something else is chosen. @returns what ends it */
  subscribe(listener: MarksListener): () => void;
  /** Puts another keeper in place of the one before. */
  use(marks: SelectionMarks): void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Marks that can be given later than the cells that show them: nothing is chosen until then. */
export function createMarksHub(): MarksHub {
  const listeners = new Set<MarksListener>();
  let chosen = NOTHING;
  let stop: () => void = () => undefined;
  return {
    use(marks) {
      // Read once a change, not once a cell.
      const look = () => {
        const before = chosen;
        chosen = marks.chosen();
        if (before.size === chosen.size && [...before].every((id) => chosen.has(id))) return;
        for (const listener of listeners) listener.marked();
      };
      stop();
      stop = marks.subscribe(look);
      look();
    },
    has: (selectionId) => chosen.has(selectionId),
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
