export {
  BlockPage,
  blockReasons,
  type BlockDetail,
  type BlockPageProps,
  type BlockReason,
} from './BlockPage/BlockPage.tsx';
export {
  CookieBanner,
  CookieSheet,
  type CookieBannerProps,
  type CookieSheetProps,
  type CookieLabels,
} from './CookieBanner/CookieBanner.tsx';
export { CookieKinds, type CookieKind, type CookieKindsProps } from './CookieBanner/CookieKinds.tsx';
export { ErrorPage, type ErrorPageProps, type ErrorPageWay } from './ErrorPage/ErrorPage.tsx';
export { HeroCarousel, type HeroBanner, type HeroCarouselProps } from './HeroCarousel/HeroCarousel.tsx';
export {
  NewsCard,
  NewsList,
  NewsListSkeleton,
  type NewsCardProps,
  type NewsItem,
  type NewsListProps,
} from './NewsCard/NewsCard.tsx';
export {
  NoticeBar,
  noticeBarTones,
  type NoticeBarProps,
  type NoticeBarTone,
} from './NoticeBar/NoticeBar.tsx';
export {
  PromotionCard,
  PromotionCardSkeleton,
  promotionEmphases,
  type PromotionCardProps,
} from './PromotionCard/PromotionCard.tsx';
export { isSafeHref, textOf, type RichInline, type RichNode } from './RichText/nodes.ts';
export { RichText, type RichTextProps } from './RichText/RichText.tsx';
export {
  RulesPage,
  RulesPageSkeleton,
  type RulesPageProps,
  type RulesLabels,
} from './RulesPage/RulesPage.tsx';
export { SeoBlock, type SeoBlockProps } from './SeoBlock/SeoBlock.tsx';
export { AgeGate, type AgeGateProps } from './AgeGate/AgeGate.tsx';
export { ContactTiles, type Contact, type ContactTilesProps } from './ContactTiles/ContactTiles.tsx';
export { Faq, type FaqGroup, type FaqProps, type FaqQuestion } from './Faq/Faq.tsx';
export { InstallPrompt, type InstallPromptProps, type InstallStep } from './InstallPrompt/InstallPrompt.tsx';
export { SiteNews, type SiteNewsPoint, type SiteNewsProps } from './SiteNews/SiteNews.tsx';
export { Snow, type SnowProps } from './Snow/Snow.tsx';
export { TermsPage, type TermsPageProps, type TermsLabels } from './TermsPage/TermsPage.tsx';
export { TrustStrip, type TrustDetail, type TrustStripProps } from './TrustStrip/TrustStrip.tsx';
