export { vars } from './theme/contract.css.ts';
export { from as breakpoints } from './theme/measures.ts';
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
