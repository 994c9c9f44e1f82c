/** View of a list that the operator has saved on this device. */
export interface SavedView {
  readonly label: string;
  /** Query of the list's address. */
  readonly query: string;
}

const KEY = 'touchline.console.views';
/** Most views of one list. */
export const MAX_VIEWS = 20;

type Stored = Readonly<Record<string, readonly SavedView[]>>;

/** Reads the views of all lists. What isn't readable, or is blocked by the browser, counts as none. */
function readAll(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([list, views]) => [list, Array.isArray(views) ? views.filter(isView) : []]),
    );
  } catch {
    return {};
  }
}

const isView = (view: unknown): view is SavedView =>
  typeof view === 'object' &&
  view !== null &&
  'label' in view &&
  typeof view.label === 'string' &&
  'query' in view &&
  typeof view.query === 'string';

/** Returns the saved views of a list, in the order in which they were saved. */
export const readViews = (list: string): readonly SavedView[] => readAll()[list] ?? [];

/**
 * Saves the views of a list on this device.
 * @returns false if the browser stores nothing
 */
export function writeViews(list: string, views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [list]: views.slice(-MAX_VIEWS) }));
    return true;
  } catch {
    return false;
  }
}
