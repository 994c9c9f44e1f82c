export { modalSuite } from './modalSuite.ts';
export type { ModalSuiteOptions } from './modalSuite.ts';
export { expectNoShift, measurePage, simulateKeyboard } from './pageMeasures.ts';
export type { PageMeasures } from './pageMeasures.ts';
export { testMessages, UiTestProvider } from './UiTestProvider.tsx';
export type { UiTestProviderProps } from './UiTestProvider.tsx';
