export {
  PromotionCard,
  PromotionCardSkeleton,
  promotionEmphases,
  type PromotionCardProps,
} from './PromotionCard/PromotionCard.tsx';
export {
  BlockPage,
  blockReasons,
  type BlockFact,
  type BlockPageProps,
  type BlockReason,
} from './BlockPage/BlockPage.tsx';
export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export {
  NoticeBar,
  noticeBarTones,
  type NoticeBarProps,
  type NoticeBarTone,
} from './NoticeBar/NoticeBar.tsx';
