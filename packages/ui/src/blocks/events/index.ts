export {
  PriceCell,
  priceCellLayouts,
  type PriceCellLayout,
  type PriceCellProps,
} from './PriceCell/PriceCell.tsx';
export { watchPriceKeys } from './priceKeys.ts';
export { NoPrice } from './PriceCell/NoPrice.tsx';
export {
  fixedPrice,
  type PriceDirection,
  type PriceListener,
  type MovedPrice,
  type PriceSource,
  type PriceState,
} from './PriceCell/priceSource.ts';
export { FigureTable, type FigureRow, type FigureTableProps } from './FigureTable/FigureTable.tsx';
export { LiveBadge, type LiveBadgeProps } from './LiveBadge/LiveBadge.tsx';
export {
  CountryFlag,
  countryFlagSizes,
  type CountryFlagProps,
  type CountryFlagSize,
} from './CountryFlag/CountryFlag.tsx';
export {
  CompetitionMark,
  competitionMarkSizes,
  type CompetitionMarkProps,
  type CompetitionMarkSize,
} from './CompetitionMark/CompetitionMark.tsx';
export { CompetitionHead, type CompetitionHeadProps } from './CompetitionHead/CompetitionHead.tsx';
export { SectionTitle, type SectionTitleProps } from './SectionTitle/SectionTitle.tsx';
export {
  SportChips,
  SportChipsSkeleton,
  type SportChipsProps,
  type SportEntry,
} from './SportChips/SportChips.tsx';
export {
  SportMenu,
  type SportMenuEntry,
  type SportMenuProps,
  type SportMenuSearch,
  type SportMenuSection,
} from './SportMenu/SportMenu.tsx';
export { SportMenuSkeleton } from './SportMenu/SportMenuSkeleton.tsx';
export { FilterChips, type FilterChipsProps, type FilterOption } from './FilterChips/FilterChips.tsx';
export { MarketTabs } from './MarketTabs/MarketTabs.tsx';
export { MarketTabsSkeleton } from './MarketTabs/MarketTabsSkeleton.tsx';
export type { MarketFold, MarketSearch, MarketTabsProps } from './MarketTabs/MarketTabs.tsx';
export type { MarketHead } from './MarketGroup/MarketHeads.tsx';
export {
  CompetitionCard,
  CompetitionCardSkeleton,
  type CompetitionCardProps,
  type CompetitionCardSkeletonProps,
  type EventColumns,
} from './CompetitionCard/CompetitionCard.tsx';
export { EventRow, type EventRowProps } from './EventRow/EventRow.tsx';
export {
  eventRowForms,
  eventStatusTones,
  type EventGoal,
  type EventRowData,
  type EventRowForm,
  type EventRowHandlers,
  type EventStatus,
  type EventStatusTone,
} from './EventRow/eventRowData.ts';
export { eventMarkKinds, type EventMark, type EventMarkKind } from './EventRow/EventTeams.tsx';
export type { EventScorePart } from './EventRow/EventScores.tsx';
export {
  FeaturedMatch,
  FeaturedMatchSkeleton,
  type FeaturedMatchProps,
} from './FeaturedMatch/FeaturedMatch.tsx';
export { GoalMoment, type GoalMomentBet, type GoalMomentProps } from './GoalMoment/GoalMoment.tsx';
export {
  LargeCrest,
  largeCrestSizes,
  type LargeCrestProps,
  type LargeCrestSize,
} from './LargeCrest/LargeCrest.tsx';
export { TeamCrest, type TeamCrestProps } from './TeamCrest/TeamCrest.tsx';
export { EventRowSkeleton } from './EventRow/EventRowSkeleton.tsx';
export type { EventCrest, EventMarket, EventPrice } from './EventRow/EventPrices.tsx';
export type { MarketKind, MarketStep } from '../measures.ts';
export {
  MarketGroup,
  MarketGroupSkeleton,
  marketGroupColumns,
  type MarketGroupColumns,
  type MarketGroupProps,
} from './MarketGroup/MarketGroup.tsx';
export { LazyMarket, type LazyMarketProps } from './MarketGroup/LazyMarket.tsx';
export type { MarketLine } from './MarketGroup/MarketLines.tsx';
export { marketOutcomes, type MarketOutcome, type MarketResult } from './MarketGroup/MarketResults.tsx';
export {
  Scoreboard,
  ScoreboardSkeleton,
  type ScoreboardBack,
  type ScoreboardProps,
} from './Scoreboard/Scoreboard.tsx';
export { ScoreParts, type ScorePart, type ScorePartsProps } from './Scoreboard/ScoreParts.tsx';
export { scoreForms, type ScoreForm } from './Scoreboard/Scoreboard.tsx';
export { ScoreBases, type ScoreBasesProps } from './Scoreboard/ScoreBases.tsx';
export { ScoreCountdown, type ScoreCountdownProps } from './Scoreboard/ScoreCountdown.tsx';
export { ScoreDetails, type ScoreDetail, type ScoreDetailsProps } from './Scoreboard/ScoreDetails.tsx';
export {
  ScoreInnings,
  type ScoreBatter,
  type ScoreInningsProps,
  type ScoreInningsLabels,
} from './Scoreboard/ScoreInnings.tsx';
export {
  ScoreKicks,
  scoreKickStates,
  type ScoreKicksProps,
  type ScoreKickState,
} from './Scoreboard/ScoreKicks.tsx';
export {
  ScoreMaps,
  scoreMapStates,
  type ScoreMap,
  type ScoreMapsProps,
  type ScoreMapState,
} from './Scoreboard/ScoreMaps.tsx';
export { ScoreRanking, type ScoreRank, type ScoreRankingProps } from './Scoreboard/ScoreRanking.tsx';
export { ScoreTool, type ScoreToolProps } from './Scoreboard/ScoreTool.tsx';
export { ScoreSlim, type ScoreSlimProps } from './Scoreboard/ScoreSlim.tsx';
export { EventSearch, type EventSearchProps } from './EventSearch/EventSearch.tsx';
export {
  CompetitionList,
  CompetitionListSkeleton,
  type CompetitionEntry,
  type CompetitionListGroup,
  type CompetitionListProps,
  type CompetitionListLabels,
} from './CompetitionList/CompetitionList.tsx';
export { DateStrip, type DateStripDay, type DateStripProps } from './DateStrip/DateStrip.tsx';
export { TimeFilter, type TimeFilterProps } from './TimeFilter/TimeFilter.tsx';
export {
  LineToolbar,
  type LineChoice,
  type LineToggle,
  type LineToolbarProps,
} from './LineToolbar/LineToolbar.tsx';
export {
  FormChips,
  formOutcomes,
  type FormChipsProps,
  type FormMatch,
  type FormOutcome,
} from './FormChips/FormChips.tsx';
export {
  HeadToHead,
  type HeadToHeadFigure,
  type HeadToHeadMeeting,
  type HeadToHeadProps,
} from './HeadToHead/HeadToHead.tsx';
export {
  MatchStatistics,
  MatchStatisticsSkeleton,
  type MatchStatistic,
  type MatchStatisticsProps,
} from './MatchStatistics/MatchStatistics.tsx';
export {
  Standings,
  standingZones,
  type StandingRow,
  type StandingsProps,
  type StandingZone,
} from './Standings/Standings.tsx';
export {
  Lineups,
  type LineupMark,
  type LineupPlayer,
  type LineupsProps,
  type LineupTeam,
} from './Lineups/Lineups.tsx';
export { MatchTimeline, type MatchTimelineProps, type Incident } from './MatchTimeline/MatchTimeline.tsx';
export {
  ResultRow,
  ResultRowSkeleton,
  type ResultDetail,
  type ResultRowProps,
} from './ResultRow/ResultRow.tsx';
export {
  BroadcastNotice,
  broadcastStates,
  type BroadcastNoticeProps,
  type BroadcastState,
} from './BroadcastNotice/BroadcastNotice.tsx';
export {
  StreamFrame,
  streamForms,
  type StreamForm,
  type StreamFrameProps,
  type StreamLabels,
} from './StreamFrame/StreamFrame.tsx';
export {
  FavouritesEmpty,
  type FavouritesEmptyProps,
  type FavouriteSuggestion,
} from './FavouritesEmpty/FavouritesEmpty.tsx';
export { TopEventCard, type TopEventCardProps } from './TopEvents/TopEventCard.tsx';
export { TopEvents, TopEventsSkeleton, type TopEvent, type TopEventsProps } from './TopEvents/TopEvents.tsx';
export {
  SearchResults,
  SearchResultsSkeleton,
  type SearchHit,
  type SearchHitGroup,
  type SearchResultsProps,
} from './SearchResults/SearchResults.tsx';
export {
  DisciplineTile,
  DisciplineTileSkeleton,
  type DisciplineTileProps,
} from './DisciplineTile/DisciplineTile.tsx';
export {
  ParticipantHeader,
  ParticipantHeaderSkeleton,
  type ParticipantHeaderProps,
} from './ParticipantHeader/ParticipantHeader.tsx';
export {
  KeyFigures,
  keyFigureForms,
  type KeyFigureForm,
  type KeyFiguresProps,
} from './KeyFigures/KeyFigures.tsx';
export { MatchTracker, type MatchTrackerProps, type TrackerAction } from './MatchTracker/MatchTracker.tsx';
export { trackerGrounds, type TrackerGround, type TrackerPlace } from './MatchTracker/Pitch.tsx';
export {
  MomentumChart,
  momentumSizes,
  type MomentumChartProps,
  type MomentumGoal,
  type MomentumMinute,
  type MomentumSize,
} from './MomentumChart/MomentumChart.tsx';
export {
  MomentumChartSkeleton,
  type MomentumChartSkeletonProps,
} from './MomentumChart/MomentumChartSkeleton.tsx';
export { MatchThumbnail, type MatchThumbnailProps } from './MatchThumbnail/MatchThumbnail.tsx';
export { WatchRow, type WatchRowProps } from './WatchRow/WatchRow.tsx';
export { MatchRail, type MatchRailProps } from './MatchRail/MatchRail.tsx';
export { MatchRailSkeleton, RailColumns, type RailColumnsProps } from './MatchRail/RailColumns.tsx';
export { MatchTrackerSkeleton } from './MatchTracker/MatchTrackerSkeleton.tsx';
