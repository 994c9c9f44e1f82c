export {
  gameBadgeKinds,
  gameShapes,
  type Game,
  type GameBadge,
  type GameBadgeKind,
  type GameClosedReason,
  type GameEvents,
  type GameShape,
  type GameLabels,
} from './games.ts';
export { GameTile, type GameTileProps } from './GameTile/GameTile.tsx';
export { GameThumbnail, type GameThumbnailProps } from './GameTile/GameThumbnail.tsx';
export { GameTileSkeleton } from './GameTile/GameTileSkeleton.tsx';
export { GameGrid, gamePlaceholders, type GameGridProps } from './GameGrid/GameGrid.tsx';
export { GameRow, type GameRowProps } from './GameRow/GameRow.tsx';
export { GameSheet, type GameSheetProps } from './GameSheet/GameSheet.tsx';
export { BrandSlider, type BrandSliderProps, type SliderBrand } from './BrandSlider/BrandSlider.tsx';
export { CategoryBar, type CategoryBarProps, type GameCategory } from './CategoryBar/CategoryBar.tsx';
export { JackpotFigure, type JackpotFigureProps } from './JackpotFigure/JackpotFigure.tsx';
export {
  TournamentCard,
  TournamentCardSkeleton,
  type TournamentCardProps,
} from './TournamentCard/TournamentCard.tsx';
export {
  TournamentHead,
  type TournamentDetail,
  type TournamentHeadProps,
} from './TournamentHead/TournamentHead.tsx';
export { TournamentRules, type TournamentRulesProps } from './TournamentRules/TournamentRules.tsx';
export {
  TournamentTable,
  type TournamentTableProps,
  type TournamentTableLabels,
} from './TournamentTable/TournamentTable.tsx';
export type { TournamentEntry } from './TournamentTable/TournamentRow.tsx';
export {
  ProviderSlider,
  providerLayouts,
  type GameProvider,
  type ProviderLayout,
  type ProviderSliderProps,
} from './ProviderSlider/ProviderSlider.tsx';
export {
  ProviderFilter,
  type ProviderFilterProps,
  type ProviderFilterLabels,
  type ProviderOption,
} from './ProviderFilter/ProviderFilter.tsx';
export { GameSearch, type GameSearchProps, type GameSearchLabels } from './GameSearch/GameSearch.tsx';
export { GameSearchLink, type GameSearchLinkProps } from './GameSearchLink/GameSearchLink.tsx';
export { GameFilter, type GameFilterProps } from './GameFilter/GameFilter.tsx';
export { GameFilterBar, type GameFilterBarProps } from './GameFilter/GameFilterBar.tsx';
export {
  GameFilterBarSkeleton,
  type GameFilterBarSkeletonProps,
} from './GameFilter/GameFilterBarSkeleton.tsx';
export type {
  GameFilterEvents,
  GameFilterGroup,
  GameFilterLabels,
  GameFilterMany,
  GameFilterOne,
  GameFilterOption,
  GameFilterSearched,
  GameFilterSegments,
} from './GameFilter/groups.ts';
export {
  GameFrame,
  type GameDetail,
  type GameFrameProps,
  type GameFrameLabels,
} from './GameFrame/GameFrame.tsx';
export { GameCover, type GameCoverProps, type GameCoverState } from './GameFrame/GameCover.tsx';
export { GamePage, type GamePageProps } from './GamePage/GamePage.tsx';
export { RoundList, type ListedRound, type RoundListProps } from './RoundList/RoundList.tsx';
export {
  GameWallet,
  GameWalletSkeleton,
  type GameWalletProps,
  type GameWalletLabels,
} from './GameWallet/GameWallet.tsx';
export {
  JackpotTicker,
  jackpotLevels,
  type JackpotEntry,
  type JackpotLevel,
  type JackpotTickerProps,
} from './JackpotTicker/JackpotTicker.tsx';
export {
  DailyChallenge,
  DailyChallengeSkeleton,
  type ChallengeState,
  type DailyChallengeProps,
} from './DailyChallenge/DailyChallenge.tsx';
export { DrawCard, DrawCardSkeleton, type DrawCardProps } from './DrawCard/DrawCard.tsx';
export { ballKinds, type Ball, type BallKind } from './DrawCard/DrawBall.tsx';
export {
  PromotionHero,
  PromotionHeroSkeleton,
  type PromotionHeroProps,
} from './PromotionHero/PromotionHero.tsx';
export {
  WageringCard,
  type WageringCardProps,
  type WageringDetail,
  type WageringFacts,
} from './WageringCard/WageringCard.tsx';
export { CrashHistory, type CrashHistoryProps, type CrashRound } from './CrashHistory/CrashHistory.tsx';
