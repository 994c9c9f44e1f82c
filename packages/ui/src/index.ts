export { vars } from './theme/contract.css.ts';
export { from as breakpoints, widths } from './theme/measures.ts';
export {
  impairedVision,
  motions,
  priceMoves,
  textSizes,
  type Motion,
  type PriceMoves,
  type Reading,
  type TextSize,
} from './theme/reading.ts';
export { lazyComponent } from './theme/lazy.ts';
export { useMedia } from './theme/useMedia.ts';
export { whenNear } from './theme/whenNear.ts';
export { UiProvider, useMessages, useUi } from './theme/UiProvider.tsx';
export type {
  LinkComponent,
  LinkComponentProps,
  TextDirection,
  UiContextValue,
  UiMessages,
  UiProviderProps,
} from './theme/UiProvider.tsx';

export * from './primitives/index.ts';
export * from './blocks/index.ts';
export * from './layouts/index.ts';
