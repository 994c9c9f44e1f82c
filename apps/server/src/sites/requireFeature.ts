import type { Feature } from '@touchline/contract/pages';
import { ProblemError } from '../http/problem.ts';
import type { Site } from './site.ts';

/** Throws a ProblemError 404 if a site doesn't offer a feature. */
export function requireFeature({ config }: Pick<Site, 'config'>, feature: Feature): void {
  if (config.availableRoutes.includes(feature)) return;
  throw new ProblemError(
    404,
    'NOT_FOUND',
    `This site doesn’t offer ${feature}: see what its configuration lists.`,
  );
}
