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

/** Paper under the name of a wide thumbnail, which ends before the table. */
const fade = `<stop offset=".3" stop-color="${own.paper}"/><stop offset=".52" stop-color="${own.paper}" stop-opacity="0"/>`;

/**
 * Returns the thumbnail of one of the platform's own games: its table in ink on paper, and its name; undefined for other
 * games. Wide ones have the name beside the table.
 */
export function ownThumbnail(id: string, name: string, size: 'standard' | 'wide'): string | undefined {
  const scene = SCENES.get(id)?.();
  if (scene === undefined) return undefined;
  if (size === 'wide') {
    const letters = lettering(name, { x: 16, bottom: 164, width: 118, most: 34, wanted: 26 }, own.ink);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><linearGradient id="f">${fade}</linearGradient><path fill="${own.paper}" d="M0 0h320v180H0z"/>${cone('M80 0H190L320 160V180H170z')}<g transform="translate(233 88)scale(.76)">${scene}</g><path fill="url(#f)" d="M0 0h320v180H0z"/>${letters}</svg>`;
  }
  const letters = lettering(name, { x: 18, bottom: 300, width: 204, most: 54, wanted: 41 }, own.ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" viewBox="0 0 240 320"><path fill="${own.paper}" d="M0 0h240v320H0z"/>${cone('M0 0H88L214 320H26L0 110z')}<g transform="translate(120 132)scale(.9)">${scene}</g><path fill="${own.paper}" d="M0 228h240v92H0z"/>${letters}</svg>`;
}
