import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import type { Section } from '../../../platform/links/paths.ts';
import {
  bestFirst,
  byCountry,
  groupBy,
  groupMatches,
  shortened,
  type MatchGroup,
} from '../../../widgets/events/rules/groups.ts';

export interface SectionGrouping {
  readonly section: Section;
  /** True if the page is that of one competition. */
  readonly isCompetition: boolean;
  /** Ids of sports in the site's order. */
  readonly sports: readonly number[];
  /**
   * Formats a time's day in words.
   * @param seconds UTC seconds
   */
  readonly dayOf: (seconds: number) => string;
  readonly byCountry: boolean;
  readonly bestOnTop: boolean;
}

/** Maximum number of matches per competition on a page of several; its own page shows all. */
const PER_COMPETITION = 20;

/** Groups the matches of a section's page: by day on a pre-match competition's page, else by competition. */
export function sectionGroups(
  matches: readonly Fixture[],
  { section, isCompetition, sports, dayOf, byCountry: isByCountry, bestOnTop }: SectionGrouping,
): readonly MatchGroup[] {
  if (isCompetition && section === 'line') return groupBy(matches, ({ startsAt }) => dayOf(startsAt));
  const groups = groupMatches(matches, { sports, by: section === 'live' ? 'name' : 'kickOff' });
  if (isCompetition) return groups;
  const ordered = isByCountry ? byCountry(groups) : groups;
  return shortened(bestOnTop ? bestFirst(ordered) : ordered, PER_COMPETITION);
}
