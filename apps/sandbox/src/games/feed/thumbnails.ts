import { createHash } from 'node:crypto';
import type { Title } from './titles.ts';

/** Sizes of a thumbnail: a tile of the lobby, and a banner. */
export const thumbnailSizes = { standard: [300, 400], wide: [640, 360] } as const;
export type ThumbnailSize = keyof typeof thumbnailSizes;

/** Returns the drawing of a title: a gradient of its own colours and its name. */
export function thumbnailSvg({ id, name }: Pick<Title, 'id' | 'name'>, size: ThumbnailSize): string {
  const [width, height] = thumbnailSizes[size];
  const hash = createHash('sha256').update(id).digest();
  const hue = Math.floor(hash.readUInt16BE(0) % 360);
  const words = name
    .split(' ')
    .map((word, index) => `<tspan x="24" dy="${index === 0 ? 0 : 40}">${word}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 42%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 65% 18%)"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width * 0.7}" cy="${height * 0.35}" r="${height * 0.28}" fill="#fff" opacity=".12"/><text y="${height - 64}" fill="#fff" font-family="system-ui,sans-serif" font-size="34" font-weight="700">${words.join('')}</text></svg>`;
}
