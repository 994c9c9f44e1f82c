export {
  CashbackProgress,
  type CashbackLevel,
  type CashbackProgressProps,
} from './CashbackProgress/CashbackProgress.tsx';
export {
  FigurePanel,
  type FigureDetail,
  type FigurePanelProps,
  type FigurePeriod,
} from './FigurePanel/FigurePanel.tsx';
export { LimitHistory, type LimitHistoryProps } from './LimitHistory/LimitHistory.tsx';
export { PriceHistory, type PriceHistoryProps } from './PriceHistory/PriceHistory.tsx';
export { ProfitAndLoss, type ProfitAndLossProps } from './ProfitAndLoss/ProfitAndLoss.tsx';
