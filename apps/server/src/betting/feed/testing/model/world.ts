import type { Random } from '@touchline/demo-line/testing';
import type { Producer } from '@touchline/feed';
import type { FeedSink, MarketState, MatchState } from '@touchline/feed/source';

/** The true state of the matches, independent of what was published: a source that acts at random. */
export interface World {
  /** Makes a few random events happen. */
  happen(): void;
  /** Sends everything to a new leading process, which from now on is the only one that receives events. */
  speakTo(sink: FeedSink): void;
  /** Sends heartbeats of the producers that aren't silent. */
  breathe(): void;
  /** Silences a producer, or ends its silence. */
  silence(producer: Producer, isSilent: boolean): void;
}

const MATCHES = 12;
const GROUPS = ['popular', 'totals', 'goals'] as const;
const MARKETS = 6;
/** Probabilities of the events in one step. */
const CHANCE = { price: 0.86, status: 0.04, shape: 0.03, main: 0.02, settle: 0.015, match: 0.03 };

function priceOf(random: Random): string | undefined {
  const kind = random.next();
  if (kind < 0.03) return undefined;
  if (kind < 0.06) return String(random.between(1010, 9999) / 1000);
  return String(random.between(101, 2000) / 100);
}

function newMatch(id: number, random: Random): MatchState {
  const status = random.next() < 0.7 ? 2 : 1;
  return {
    id,
    sportId: random.between(1, 2),
    competitionId: random.between(7, 9),
    competition: 'Albion League',
    country: 'gb',
    home: `Home ${id}`,
    away: `Away ${id}`,
    startsAt: 1_800_000_000 + id,
    status,
    producer: status === 1 ? 'line' : 'live',
  };
}

function newMarket(match: MatchState, index: number, random: Random): MarketState {
  const keys = ['home', 'draw', 'away'].slice(0, random.between(2, 3));
  return {
    id: `${match.id}.total.${index}`,
    matchId: match.id,
    type: 'total',
    group: GROUPS[index % GROUPS.length] ?? 'popular',
    line: String(index),
    status: 1,
    producer: match.producer,
    ...(index < 2 && { main: true as const }),
    selections: keys.map((key) => ({ key, k: '2' })),
  };
}

export function createWorld(random: Random): World {
  const matches = new Map<number, MatchState>();
  const markets = new Map<string, MarketState>();
  const silent = new Set<Producer>();
  const unsaid = new Map<Producer, (() => void)[]>([
    ['line', []],
    ['live', []],
  ]);
  let sink: FeedSink | undefined;
  let lastId = 0;

  /** Sends a producer's message, or queues it while the producer is silent. */
  function say(producer: Producer, words: (to: FeedSink) => void): void {
    const speak = (): void => void (sink && words(sink));
    if (silent.has(producer)) unsaid.get(producer)?.push(speak);
    else speak();
  }

  function saveMatch(match: MatchState): void {
    matches.set(match.id, match);
    say(match.producer, (to) => to.match(match));
  }

  function saveMarket(market: MarketState): void {
    markets.set(market.id, market);
    say(market.producer, (to) => to.markets([market]));
  }

  function open(): void {
    const match = newMatch((lastId += 1), random);
    saveMatch(match);
    for (let index = 0; index < MARKETS; index += 1) saveMarket(newMarket(match, index, random));
  }

  function end(match: MatchState): void {
    matches.delete(match.id);
    for (const market of markets.values()) if (market.matchId === match.id) markets.delete(market.id);
    say(match.producer, (to) => to.drop(match.id));
    open();
  }

  function moveMatch(): void {
    const match = [...matches.values()][random.between(0, matches.size - 1)];
    if (!match) return;
    if (match.status === 4) return end(match);
    if (match.status !== 1) {
      saveMatch({ ...match, status: random.next() < 0.6 ? (match.status === 2 ? 3 : 2) : 4 });
      return;
    }
    // The live producer takes over: the markets are its own from now on.
    saveMatch({ ...match, status: 2, producer: 'live' });
    for (const market of markets.values())
      if (market.matchId === match.id) saveMarket({ ...market, producer: 'live' });
  }

  function changed(market: MarketState, what: keyof typeof CHANCE): MarketState {
    const { main, ...plain } = market;
    if (what === 'status') return { ...market, status: random.pick([1, -1, 0, 1]) };
    if (what === 'main') return main ? plain : { ...plain, main: true };
    if (what === 'shape') {
      const keys = ['home', 'draw', 'away', 'none', 'other'].slice(0, random.between(2, 5));
      return { ...market, selections: keys.map((key) => ({ key, k: '2' })) };
    }
    const selections = market.selections.map(({ key, k }) => {
      const price = random.next() < 0.6 ? priceOf(random) : k;
      return { key, ...(price !== undefined && { k: price }) };
    });
    return { ...market, selections };
  }

  function draw(): keyof typeof CHANCE {
    let left = random.next();
    for (const [what, chance] of Object.entries(CHANCE)) {
      left -= chance;
      // The cast: Object.entries widens the keys of the table.
      if (left < 0) return what as keyof typeof CHANCE;
    }
    return 'price';
  }

  return {
    happen() {
      while (matches.size < MATCHES) open();
      for (let count = random.between(1, 6); count > 0; count -= 1) {
        const what = draw();
        if (what === 'match') moveMatch();
        const all = [...markets.values()];
        const market = all[random.between(0, all.length - 1)];
        if (!market || what === 'match') continue;
        if (what !== 'settle') {
          saveMarket(changed(market, what));
          continue;
        }
        markets.delete(market.id);
        const results = Object.fromEntries(market.selections.map(({ key }, i) => [key, i === 0 ? 1 : 0]));
        say(market.producer, (to) => to.settle(market.id, results as Record<string, 0 | 1>));
      }
    },
    speakTo(next) {
      sink = next;
      for (const list of unsaid.values()) list.length = 0;
      for (const match of matches.values()) next.match(match);
      next.markets([...markets.values()]);
    },
    breathe() {
      for (const producer of ['line', 'live'] as const) if (!silent.has(producer)) sink?.alive(producer);
    },
    silence(producer, isSilent) {
      if (isSilent) {
        silent.add(producer);
        return;
      }
      silent.delete(producer);
      for (const speak of unsaid.get(producer)?.splice(0) ?? []) speak();
    },
  };
}
