import { lettering } from './lettering.ts';
import { motifOf, paletteOf } from './motifs.ts';
import { ownThumbnail } from './own/ownThumbnail.ts';
import { randomOf } from './random.ts';
import type { Palette } from './motif.ts';

export type ThumbnailSize = 'standard' | 'wide';

/** A game whose thumbnail is drawn. */
export interface DrawnGame {
  readonly id: string;
  readonly name: string;
  readonly size: ThumbnailSize;
}

const INK = '#14233b';

/** Light from the upper left. */
const cone = (d: string, isLight: boolean): string =>
  `<path fill="#fff" opacity="${isLight ? '.4' : '.09'}" d="${d}"/>`;

/**
 * Returns the thumbnail of a game as SVG: 240 x 320, or 320 x 180 if it is wide. The platform's own games show their
 * table; others have a ground of one hue, light, a motif by the words of their name, and the name as outlines.
 */
export function thumbnailOf({ id, name, size }: DrawnGame): string {
  const own = ownThumbnail(id, name, size);
  if (own !== undefined) return own;
  const motif = motifOf(id, name);
  const colours = paletteOf(id, name, motif);
  const drawing = motif.draw(colours.colours, randomOf(id), colours);
  return size === 'wide' ? wide(name, colours, drawing) : standard(name, colours, drawing);
}

const gradient = (id: string, direction: string, stops: string): string =>
  `<linearGradient id="${id}" ${direction}>${stops}</linearGradient>`;

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

function standard(name: string, { top, foot, isLight }: Palette, drawing: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" viewBox="0 0 240 320">' +
    gradient('g', 'x2="0" y2="1"', stop(0, top) + stop(1, foot)) +
    gradient('f', 'x2="0" y2="1"', stop(0, foot, 0) + stop(0.55, foot, 0.86) + stop(1, foot)) +
    '<path fill="url(#g)" d="M0 0h240v320H0z"/>' +
    cone('M0 0H88L214 320H26L0 110z', isLight) +
    `<g transform="translate(120 116)">${drawing}</g>` +
    '<path fill="url(#f)" d="M0 173h240v147H0z"/>' +
    lettering(name, { x: 18, bottom: 300, width: 204, most: 54, wanted: 41 }, isLight ? INK : '#fff') +
    '</svg>'
  );
}

function wide(name: string, { top, foot, isLight }: Palette, drawing: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180">' +
    gradient('g', '', stop(0, foot) + stop(1, top)) +
    gradient('f', '', stop(0.28, foot) + stop(0.72, foot, 0)) +
    '<path fill="url(#g)" d="M0 0h320v180H0z"/>' +
    cone('M80 0H190L320 160V180H170z', isLight) +
    `<g transform="translate(238 90)scale(.78)">${drawing}</g>` +
    '<path fill="url(#f)" d="M0 0h320v180H0z"/>' +
    lettering(name, { x: 16, bottom: 164, width: 138, most: 36, wanted: 28 }, isLight ? INK : '#fff') +
    '</svg>'
  );
}
