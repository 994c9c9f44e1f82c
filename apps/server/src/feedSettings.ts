import { createSeasonReplay } from './feed/football/seasonReplay.ts';
import type { AnchorStore, FeedOptions, FeedSource } from './feed/index.ts';
import type { Settings } from './settings.ts';

export interface FeedParts extends Pick<FeedOptions, 'log'> {
  readonly settings: Settings;
  readonly anchorStore: AnchorStore;
  /** In place of what the settings name. */
  readonly sources: readonly FeedSource[] | undefined;
}

/** The feed's own settings, and its sources where the settings turn the demonstration line off. */
export function feedOptionsOf({
  settings,
  log,
  anchorStore,
  sources,
}: FeedParts): Pick<FeedOptions, 'settings' | 'sources'> {
  const { FEED_FOOTBALL_DIR: footballDir, FEED_CLOCK_START: startsAt } = settings;
  const replay =
    footballDir === undefined ? [] : [createSeasonReplay({ folder: footballDir, anchorStore, log })];
  const chosen = sources ?? (settings.FEED_DEMO ? undefined : replay);
  return {
    settings: {
      speed: settings.FEED_SPEED,
      clock: settings.FEED_CLOCK,
      ...(footballDir === undefined ? {} : { footballDir }),
      ...(startsAt === undefined ? {} : { startsAt }),
    },
    ...(chosen === undefined ? {} : { sources: chosen }),
  };
}
