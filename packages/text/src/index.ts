export { fold, foldForms, latin } from './fold.ts';
export { foundRange, hasWords, nearness, type Nearness } from './matching.ts';
export { slugOf } from './slug.ts';
