import { lettering } from '../lettering.ts';
import { climbScene, crashScene, kenoScene, minesScene, plinkoScene } from './boardScenes.ts';
import { own } from './ownColours.ts';
import {
  blackjackScene,
  diceScene,
  hiLoScene,
  limboScene,
  rouletteScene,
  scratchScene,
} from './tableScenes.ts';

const SCENES: ReadonlyMap<string, () => string> = new Map([
  ['crash', crashScene],
  ['mines', minesScene],
  ['plinko', plinkoScene],
  ['keno', kenoScene],
  ['climb', climbScene],
  ['dice', diceScene],
  ['hi-lo', hiLoScene],
  ['blackjack', blackjackScene],
  ['roulette', rouletteScene],
  ['limbo', limboScene],
  ['scratch', scratchScene],
]);

const cone = (d: string): string => `<path fill="#fff" opacity=".6" d="${d}"/>`;

/**
 * Returns the thumbnail of one of the platform's own games: its table in ink on paper; undefined for other games. Only
 * the standard one has the name: wide ones are shown above it.
 */
export function ownThumbnail(id: string, name: string, size: 'standard' | 'wide'): string | undefined {
  const scene = SCENES.get(id)?.();
  if (scene === undefined) return undefined;
  if (size === 'wide') {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><path fill="${own.paper}" d="M0 0h320v180H0z"/>${cone('M0 0H110L226 180H40L0 90z')}<g transform="translate(160 92)scale(.94)">${scene}</g></svg>`;
  }
  const letters = lettering(name, { x: 18, bottom: 300, width: 204, most: 54, wanted: 41 }, own.ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" viewBox="0 0 240 320"><path fill="${own.paper}" d="M0 0h240v320H0z"/>${cone('M0 0H88L214 320H26L0 110z')}<g transform="translate(120 130)scale(.94)">${scene}</g><path fill="${own.paper}" d="M0 228h240v92H0z"/>${letters}</svg>`;
}
