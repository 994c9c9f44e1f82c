import type { AnswerOf, Calls } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';

export type Discipline = AnswerOf<Calls['cyberDisciplines']>['disciplines'][number];

/** Sports with disciplines: real players, or a simulation. */
export const CYBER_SPORTS: ReadonlyMap<number, Discipline['type']> = new Map([
  [40, 'real'],
  [41, 'virtual'],
]);

const isLive = ({ status }: MatchRecord): boolean => status === 2 || status === 3;

/** Returns the disciplines of open matches with their competitions, most matches first, then by key. */
export function disciplinesOf(matches: readonly MatchRecord[]): Discipline[] {
  const found = new Map<string, Discipline>();
  for (const match of matches) {
    const type = CYBER_SPORTS.get(match.sportId);
    const { discipline: key, sportId } = match;
    if (type === undefined || key === undefined) continue;
    const held = found.get(key) ?? { key, type, sportId, live: 0, line: 0, champs: [] };
    const { competitionId: id, competition: name, country } = match;
    let champ = held.champs.find((one) => one.id === id);
    if (!champ) held.champs.push((champ = { id, name, country, live: 0, line: 0 }));
    const section = isLive(match) ? 'live' : 'line';
    champ[section] += 1;
    held[section] += 1;
    found.set(key, held);
  }
  return [...found.values()].toSorted(
    (a, b) => b.live - a.live || b.line - a.line || a.key.localeCompare(b.key, 'en'),
  );
}
