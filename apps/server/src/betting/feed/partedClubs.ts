import type { MatchState } from '@touchline/feed/source';
import type { RecordStore } from './recordStore.ts';

/** Name that an operator has parted from a team of the sources, and the club that has it instead. */
export interface PartedName {
  readonly teamId: number;
  readonly written: string;
  readonly clubId: number;
  readonly clubName: string;
}

/** Side of a match as its source gives it. */
export interface SourceSide {
  /** Absent without teams. */
  readonly id?: number | undefined;
  readonly name: string;
  /** Name as the data of the match writes it. @default `name` */
  readonly written?: string | undefined;
}

/**
 * Returns the team and the name to be shown for a side: those of the parted club if its written name is parted. A match
 * of the remaining club has its written name if the source shows the parted one for it.
 */
export function shownSide(
  parted: readonly PartedName[],
  { id, name, written = name }: SourceSide,
): Pick<SourceSide, 'id' | 'name'> {
  const names = parted.filter(({ teamId }) => teamId === id);
  const own = names.find((entry) => entry.written === written);
  if (own) return { id: own.clubId, name: own.clubName };
  return { id, name: names.some((entry) => entry.written === name) ? written : name };
}

/** Sides of a match as its source gives them. */
export type SourceSides = Pick<
  MatchState,
  'home' | 'away' | 'homeId' | 'awayId' | 'homeWritten' | 'awayWritten'
>;

/** Shows the clubs that operators have parted in a book, whatever its sources report. */
export interface PartedClubs {
  /** Returns the state of a source's match to be stored. */
  shown(state: MatchState): MatchState;
  /** Returns the sides of a match as its source gave them; undefined in a process that doesn't run the sources. */
  sourceSides(matchId: number): SourceSides | undefined;
  /** Applies another state of the parted names. */
  replace(next: readonly PartedName[]): void;
  drop(matchId: number): void;
  /** Follows another process, which publishes matches as they are shown. */
  follow(): void;
}

/** Creates the parted clubs of a book. */
export function createPartedClubs(store: Pick<RecordStore, 'match' | 'putMatch'>): PartedClubs {
  let current: readonly PartedName[] = [];
  /** Empty in a process that follows. */
  const reported = new Map<number, SourceSides>();

  function stateToShow({ homeWritten, awayWritten, ...state }: MatchState): MatchState {
    if (current.length === 0) return state;
    const home = shownSide(current, { id: state.homeId, name: state.home, written: homeWritten });
    const away = shownSide(current, { id: state.awayId, name: state.away, written: awayWritten });
    return {
      ...state,
      home: home.name,
      away: away.name,
      ...(home.id !== undefined && { homeId: home.id }),
      ...(away.id !== undefined && { awayId: away.id }),
    };
  }

  return {
    shown(state) {
      reported.set(state.id, sidesOf(state));
      return stateToShow(state);
    },
    sourceSides: (matchId) => reported.get(matchId),
    replace(next) {
      if (JSON.stringify(next) === JSON.stringify(current)) return;
      current = next;
      for (const [matchId, sides] of reported) {
        const record = store.match(matchId);
        if (!record) continue;
        const { version: _version, marketCount: _count, ...state } = record;
        store.putMatch(stateToShow({ ...state, ...sides }));
      }
    },
    drop: (matchId) => void reported.delete(matchId),
    follow: () => reported.clear(),
  };
}

function sidesOf({ home, away, homeId, awayId, homeWritten, awayWritten }: MatchState): SourceSides {
  return {
    home,
    away,
    ...(homeId !== undefined && { homeId }),
    ...(awayId !== undefined && { awayId }),
    ...(homeWritten !== undefined && { homeWritten }),
    ...(awayWritten !== undefined && { awayWritten }),
  };
}
