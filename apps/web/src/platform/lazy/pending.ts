/** Loads that the page is waiting for, and what is called when one begins or ends. */
export const pending = { count: 0, onChange() {} };

const count = (change: number) => {
  pending.count += change;
  pending.onChange();
};

/** Counts a load until the returned function is called. Fits `useEffect`. */
export const addPending = (): (() => void) => {
  count(1);
  return () => count(-1);
};
