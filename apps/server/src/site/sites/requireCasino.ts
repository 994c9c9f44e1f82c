import { ProblemError } from '../../kernel/index.ts';
import type { Site } from './site.ts';

/** Throws a ProblemError 404 if a site has no casino. */
export function requireCasino({ config }: Pick<Site, 'config'>): void {
  if (config.availableRoutes.includes('casino')) return;
  throw new ProblemError(404, 'NO_CASINO', 'This site has no casino: see what it offers on its home page.');
}
