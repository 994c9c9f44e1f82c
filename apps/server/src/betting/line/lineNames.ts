import { SPORTS } from '../feed/index.ts';
import type { LineNames } from '../../site/index.ts';
import { isLive } from './competitions.ts';

/** Names of the line in addresses of pages. */
export const lineNames: LineNames = {
  keyOfSport: (sportId) => SPORTS.find(({ id }) => id === sportId)?.key,
  isSportKey: (key) => SPORTS.some((sport) => sport.key === key),
  isLive,
};
