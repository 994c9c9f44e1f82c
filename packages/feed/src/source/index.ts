export { courseEvents, withLastScores, type CourseMoment } from './courseEvents.ts';
export type {
  CricketBatting,
  CricketBowling,
  CricketCard,
  CricketInnings,
  CricketPlayer,
  CricketRole,
  CricketSource,
  CricketTeam,
  Dismissal,
  DismissalKind,
} from './cricket.ts';
export type { FeedClock } from './feedClock.ts';
export type {
  FeedSink,
  FeedSource,
  LegResult,
  MarketState,
  MatchOutcome,
  MatchState,
  PastMatch,
  SelectionState,
  SettledSelection,
} from './feedSource.ts';
export { momentumValue, type Momentum, type SourceTracker } from './sourceTracker.ts';
