/** Selections in the coupon, for marking price cells; provided by the owner of the coupon. */
export interface SelectionMarks {
  /** Ids of the chosen selections. */
  chosen(): ReadonlySet<string>;
  /**
   * Calls `listener` after any change of the selections.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

export interface MarksHub {
  has(selectionId: string): boolean;
  /**
   * Shows a selection's mark as it will be after the pending change.
   * @returns ends that
   */
  expect(selectionId: string): () => void;
  /** Replaces the source of marks. */
  use(marks: SelectionMarks): void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Marks whose source can be set after the cells are rendered; nothing is selected until then.
 * @param changed called for each selection whose mark changes
 */
export function createMarksHub(changed: (selectionId: string) => void): MarksHub {
  let chosen = NOTHING;
  const expected = new Map<string, boolean>();
  const has = (id: string): boolean => expected.get(id) ?? chosen.has(id);
  let stop: () => void = () => undefined;
  return {
    use(marks) {
      // Read once per change, not once per cell.
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
