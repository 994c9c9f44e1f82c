import { createDemoLine, createSeasonReplay } from '@touchline/demo-line';
import type { FeedSource } from '@touchline/feed/source';
import { createRecordedReplay, type AnchorStore, type FeedOptions } from '../betting/index.ts';
import type { Settings } from '../kernel/index.ts';

export interface FeedDeps extends Pick<FeedOptions, 'log'> {
  readonly settings: Settings;
  readonly anchorStore: AnchorStore;
  /** Sources used instead of those that the settings name. */
  readonly sources: readonly FeedSource[] | undefined;
}

/** Seed of the demonstration matches. */
const SEED = 'touchline';
const FOOTBALL = 1;

/** Returns the feed's own settings, and its sources. */
export function feedOptionsOf(deps: FeedDeps): Pick<FeedOptions, 'settings' | 'sources'> {
  const { settings, sources = sourcesOf(deps) } = deps;
  const { FEED_CLOCK_START: startsAt, FEED_RECORD: recording, FEED_RECORD_MATCHES: matches } = settings;
  return {
    settings: {
      speed: settings.FEED_SPEED,
      clock: settings.FEED_CLOCK,
      ...(startsAt === undefined ? {} : { startsAt }),
      ...(recording === undefined
        ? {}
        : { record: { file: recording, ...(matches === undefined ? {} : { matches: new Set(matches) }) } }),
    },
    sources,
  };
}

/** Returns the sources that the settings name. Replayed seasons replace the demonstration football. */
function sourcesOf({ settings, log, anchorStore }: FeedDeps): readonly FeedSource[] {
  const { FEED_REPLAY: replay, FEED_FOOTBALL_DIR: folder } = settings;
  // A recording is the only source: the demonstration line could play the same matches.
  if (replay !== undefined) return [createRecordedReplay(replay)];
  const settlesAwarded = settings.FEED_FOOTBALL_AWARDED === 'result';
  const seasons =
    folder === undefined ? [] : [createSeasonReplay({ folder, settlesAwarded, anchorStore, log })];
  if (!settings.FEED_DEMO) return seasons;
  return [...seasons, createDemoLine({ seed: SEED, without: folder === undefined ? [] : [FOOTBALL] })];
}
