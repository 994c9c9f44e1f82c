/** Which selections the player has chosen; given by whoever keeps them, so that price cells can show it. */
export interface SelectionMarks {
  /** Ids of the chosen selections. */
  chosen(): ReadonlySet<string>;
  /** Calls `listener` after any change of what is chosen. @returns what ends it */
  subscribe(listener: () => void): () => void;
}

export interface MarksHub {
  has(selectionId: string): boolean;
  /** Shows a selection as it will be when what was asked for is done. @returns shows it as it is from then on */
  expect(selectionId: string): () => void;
  /** Puts another keeper in place of the one before. */
  use(marks: SelectionMarks): void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Marks that can be given later than the cells that show them: nothing is chosen until then.
 * @param changed tells of each selection that is chosen now, or is no more
 */
export function createMarksHub(changed: (selectionId: string) => void): MarksHub {
  let chosen = NOTHING;
  const expected = new Map<string, boolean>();
  const has = (id: string): boolean => expected.get(id) ?? chosen.has(id);
  let stop: () => void = () => undefined;
  return {
    use(marks) {
      // Read once a change, not once a cell.
      const look = () => {
        const before = chosen;
        chosen = marks.chosen();
        for (const id of before) if (!chosen.has(id)) changed(id);
        for (const id of chosen) if (!before.has(id)) changed(id);
      };
      stop();
      stop = marks.subscribe(look);
      look();
    },
    has,
    expect(selectionId) {
      expected.set(selectionId, !has(selectionId));
      changed(selectionId);
      return () => {
        expected.delete(selectionId);
        changed(selectionId);
      };
    },
  };
}
