/** Interface for the operators' calls on the catalogue. */
export { collectWords } from './applyList.store.ts';
export type { ImportRow } from './imports.store.ts';
