import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brandNames, themesFolder } from '../testBooks.ts';
import { drawIcon, iconFiles } from './icons.ts';

const iconOf = (brand: string) => readFileSync(`${themesFolder}${brand}/icon.svg`, 'utf8');

/** Reads width, height and the first pixel of a PNG file. */
function readPng(bytes: Uint8Array): { width: number; height: number; corner: number[] } {
  const file = Buffer.from(bytes);
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  // The first pixel has no neighbours, so filters don't change it.
  return {
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    corner: [...inflateSync(Buffer.concat(parts)).subarray(1, 5)],
  };
}

test.each(iconFiles)('$name has its declared size, for every brand', async (file) => {
  for (const brand of brandNames) {
    const { width, height, corner } = readPng(await drawIcon(iconOf(brand), file, '#ffffff'));
    expect([width, height]).toEqual([file.size, file.size]);
    if (file.purpose !== 'any') expect(corner[3], `${brand} is cut out`).toBe(255);
  }
});

test('a maskable icon extends its own background to the edges and insets its symbol', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00f"/></svg>';
  const maskable = { name: 'maskable-192.png', size: 192, purpose: 'maskable' } as const;
  expect(readPng(await drawIcon(svg, maskable, '#fff')).corner).toEqual([0, 0, 255, 255]);
});

test('an icon without a background has the brand’s background on systems without transparency', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#00f"/></svg>';
  const apple = { name: 'apple-touch-180.png', size: 180, purpose: 'apple' } as const;
  expect(readPng(await drawIcon(svg, apple, '#ff0000')).corner).toEqual([255, 0, 0, 255]);
});
