export { addMargin } from '../engine/price.ts';
export { seeded, type Random } from '../engine/random.ts';
export { readSeasons } from '../football/reader.ts';
export { season } from './season.ts';
