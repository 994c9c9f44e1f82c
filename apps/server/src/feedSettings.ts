import { createSeasonReplay } from './feed/football/seasonReplay.ts';
import { createRecordedReplay } from './feed/recording/recordedReplay.ts';
import type { AnchorStore, FeedOptions, FeedSource } from './feed/index.ts';
import type { Settings } from './settings.ts';

export interface FeedDeps extends Pick<FeedOptions, 'log'> {
  readonly settings: Settings;
  readonly anchorStore: AnchorStore;
  /** Sources used instead of those that the settings name. */
  readonly sources: readonly FeedSource[] | undefined;
}

/** Returns the feed's own settings, and its sources if the settings turn the demonstration line off. */
export function feedOptionsOf({
  settings,
  log,
  anchorStore,
  sources,
}: FeedDeps): Pick<FeedOptions, 'settings' | 'sources'> {
  const { FEED_FOOTBALL_DIR: footballDir, FEED_CLOCK_START: startsAt } = settings;
  const { FEED_REPLAY: replay, FEED_RECORD: recording, FEED_RECORD_MATCHES: matches } = settings;
  const settlesAwarded = settings.FEED_FOOTBALL_AWARDED === 'result';
  const seasons =
    footballDir === undefined
      ? []
      : [createSeasonReplay({ folder: footballDir, settlesAwarded, anchorStore, log })];
  const own = settings.FEED_DEMO ? undefined : seasons;
  // A recording is the only source: the demonstration line could play the same matches.
  const chosen = sources ?? (replay === undefined ? own : [createRecordedReplay(replay)]);
  return {
    settings: {
      speed: settings.FEED_SPEED,
      clock: settings.FEED_CLOCK,
      ...(footballDir === undefined ? {} : { footballDir, settlesAwarded }),
      ...(startsAt === undefined ? {} : { startsAt }),
      ...(recording === undefined
        ? {}
        : { record: { file: recording, ...(matches === undefined ? {} : { matches: new Set(matches) }) } }),
    },
    ...(chosen === undefined ? {} : { sources: chosen }),
  };
}
