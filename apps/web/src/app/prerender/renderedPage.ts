import type { SnapshotFrame } from '@touchline/feed';
import type { Columns, StoredSettings } from '../../features/settings/settings.schema.ts';
import type { PageView } from '../../platform/page/hydration.ts';

/** Id of the element with the state of a page that the server has rendered. */
export const STATE_ID = 'touchline-state';

/** Attribute on controls that were clicked before the app was ready, with what they said then. */
export const TOUCHED = 'data-touched';

/** Attribute of the app's element until the app handles input: clicks are recorded meanwhile. */
export const WAITING = 'data-waiting';

/** State from which the app continues a page that the server has rendered. */
export interface RenderedPage {
  /** Path of the address. */
  readonly path: string;
  readonly view: PageView;
  /** Settings that the page shows. */
  readonly settings: StoredSettings & Columns;
  /** Snapshots of the feed's topics. */
  readonly topics: readonly SnapshotFrame[];
  /** Answers of other calls, by query key. */
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** Reads the state of the page; undefined if the app has to render it anew. */
export function renderedPage(page: Document = document): RenderedPage | undefined {
  const text = page.getElementById(STATE_ID)?.textContent;
  // Cast: our own server writes this element, by the same build.
  return text ? (JSON.parse(text) as RenderedPage) : undefined;
}
