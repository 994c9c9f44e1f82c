import type { RouteRow } from '../routes/row.ts';

/** A navigation on its way. */
export interface Visit {
  readonly url: URL;
  /** Two letters that the address begins with; undefined when it begins otherwise. */
  readonly lang: string | undefined;
  readonly row: RouteRow | undefined;
  /** The page that is left; the same as `url` when the app starts. */
  readonly from: { readonly pathname: string; readonly search: string };
}

/** Lets a visit pass (undefined) or sends it elsewhere (a path of this site). Throws what the error page shows. */
export type Guard = (visit: Visit) => string | undefined | Promise<string | undefined>;
