import { icons, type IconName } from '@touchline/ui';

/** The icon of a sport by its slug; a cup for one that has none yet. */
export function sportIcon(slug: string): IconName {
  // The cast: the check makes the slug a name of the table.
  return Object.hasOwn(icons, slug) ? (slug as IconName) : 'trophy';
}
