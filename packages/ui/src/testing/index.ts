export { modalSuite } from './modalSuite.ts';
export { testMessages, UiTestProvider } from './UiTestProvider.tsx';
export type { UiTestProviderProps } from './UiTestProvider.tsx';
