import type { CyberSection, CyberType } from '../../../platform/links/cyberPaths.ts';
import { idOfSegment } from '../../../platform/links/segments.ts';

/** Page of an address in the cyber section. */
export type CyberRoute =
  /** The section's own address; shows e-sports. */
  | { readonly page: 'start' }
  | { readonly page: 'search' }
  | { readonly page: 'all' }
  | { readonly page: 'type'; readonly type: CyberType }
  | { readonly page: 'discipline'; readonly discipline: string }
  | { readonly page: 'section'; readonly discipline: string; readonly section: CyberSection }
  | { readonly page: 'champs'; readonly discipline: string }
  | { readonly page: 'champ'; readonly discipline: string; readonly champId: number }
  | { readonly page: 'game'; readonly discipline: string; readonly champId: number; readonly matchId: number }
  | { readonly page: 'nowhere' };

export const cyberTypes = ['real', 'virtual'] as const satisfies readonly CyberType[];
export const cyberSections = ['live', 'line', 'results'] as const satisfies readonly CyberSection[];

const NOWHERE: CyberRoute = { page: 'nowhere' };
/** Fixed segments in the position of a discipline; no discipline has such a name. */
const RESERVED: ReadonlySet<string> = new Set([
  'search-events',
  'all',
  'champs',
  ...cyberTypes,
  ...cyberSections,
]);
const DISCIPLINE = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Resolves the segments after `cyber`. Fixed segments take precedence over disciplines, `champs` and sections over
 * championships.
 * @param segments of the address, at most four
 */
export function resolveCyber(segments: readonly string[]): CyberRoute {
  const [first, second, third, fourth, ...more] = segments;
  if (more.length > 0) return NOWHERE;
  if (first === undefined) return { page: 'start' };
  if (second === undefined) return firstPlace(first);
  if (!isDiscipline(first)) return NOWHERE;
  if (third === undefined) return secondPlace(first, second);
  return gamePlace(first, second, third, fourth);
}

function isDiscipline(segment: string): boolean {
  return DISCIPLINE.test(segment) && !RESERVED.has(segment);
}

function firstPlace(first: string): CyberRoute {
  if (first === 'search-events') return { page: 'search' };
  if (first === 'all') return { page: 'all' };
  const type = cyberTypes.find((one) => one === first);
  if (type) return { page: 'type', type };
  return isDiscipline(first) ? { page: 'discipline', discipline: first } : NOWHERE;
}

function secondPlace(discipline: string, second: string): CyberRoute {
  if (second === 'champs') return { page: 'champs', discipline };
  const section = cyberSections.find((one) => one === second);
  if (section) return { page: 'section', discipline, section };
  const champId = idOfSegment(second);
  return champId === undefined ? NOWHERE : { page: 'champ', discipline, champId };
}

function gamePlace(discipline: string, champ: string, section: string, game: string | undefined): CyberRoute {
  const champId = idOfSegment(champ);
  const matchId = idOfSegment(game);
  const isSection = section === 'live' || section === 'line';
  if (champId === undefined || matchId === undefined || !isSection) return NOWHERE;
  return { page: 'game', discipline, champId, matchId };
}
