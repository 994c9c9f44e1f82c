import type { Site } from '@touchline/contract/operators';

/** What each part's form gets. */
export interface PartProps {
  readonly site: Site;
  /** The site as a change has left it. */
  readonly put: (site: Site) => void;
  /** Asks for the site as it is now. */
  readonly again: () => void;
}
