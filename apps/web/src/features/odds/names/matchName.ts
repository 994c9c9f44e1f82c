import { isolated } from '../../../platform/i18n/isolated.ts';
import type { NameDeps, Teams } from './names.ts';

/** Returns the name of a match in reading direction: "Arsenal – Crystal Palace"; of a contest without sides its own. */
export function matchName({ home, away }: Teams, direction: NameDeps['direction']): string {
  const own = (name: string) => isolated(name, direction);
  const name = away === '' ? own(home) : `${own(home)} – ${own(away)}`;
  // The direction is explicit, because isolated parts alone don't determine it.
  return direction === 'rtl' ? `\u2067${name}\u2069` : name;
}
