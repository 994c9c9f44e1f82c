import type { Site } from '@touchline/contract/operators';

/** Props of the form of each part. */
export interface PartProps {
  readonly site: Site;
  /** Replaces the site after a change. */
  readonly put: (site: Site) => void;
  /** Loads the current state of the site. */
  readonly reload: () => void;
}
