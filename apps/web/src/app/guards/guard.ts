import type { RouteRow } from '../routes/row.ts';

/** A navigation in progress. */
export interface Visit {
  readonly url: URL;
  /** Two-letter language at the start of the address; undefined if it has none. */
  readonly lang: string | undefined;
  readonly row: RouteRow | undefined;
  /** Page being left; the same as `url` when the app starts. */
  readonly from: { readonly pathname: string; readonly search: string };
  /** Returns false once another navigation has replaced this one, which must then change nothing. */
  isCurrent(): boolean;
}

/** Lets a visit pass (undefined) or redirects it (a path of this site). Throws errors that the error page shows. */
export type Guard = (visit: Visit) => string | undefined | Promise<string | undefined>;
