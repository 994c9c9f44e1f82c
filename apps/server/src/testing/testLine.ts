import type { FeedSink, FeedSource, MatchState } from '@touchline/feed/source';

const match = (id: number, rest: Partial<MatchState> = {}): MatchState => ({
  id,
  sportId: 1,
  competitionId: 10,
  competition: 'Première Ligue',
  country: 'fr',
  home: `Home ${id}`,
  away: `Away <${id}> & "Co"`,
  startsAt: 1_800_000_000 + id,
  status: 1,
  producer: 'line',
  ...rest,
});

/** Creates a source of `count` matches: the first is live, the last is a race without sides in a sport of its own. */
export function lineOf(count: number): FeedSource {
  return {
    name: 'some matches',
    start(sink: FeedSink) {
      sink.alive('line');
      sink.alive('live');
      sink.match(match(1, { status: 2, producer: 'live' }));
      for (let id = 2; id < count; id++) sink.match(match(id, { competitionId: 10 + (id % 50) }));
      sink.match(match(count, { sportId: 26, competitionId: 900, competition: 'Grand Prix', away: '' }));
      return Promise.resolve();
    },
    stop: () => Promise.resolve(),
    outcome: () => undefined,
  };
}
