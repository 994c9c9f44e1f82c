import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { compare } from './image.ts';

type Colour = readonly [number, number, number];

/** @param spots coordinates of pixels in another colour */
function picture(
  width: number,
  height: number,
  colour: Colour,
  spots: readonly (readonly [number, number])[] = [],
) {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...colour, 255], at);
  for (const [x, y] of spots) png.data.set([255, 0, 0, 255], (y * width + x) * 4);
  return PNG.sync.write(png);
}

const lime = [212, 245, 60] as const;

describe('two screenshots', () => {
  test('differ by size', () => {
    expect(compare(picture(20, 10, lime), picture(20, 11, lime))?.reason).toBe(
      'was 20 x 10 and is 20 x 11 pixels',
    );
  });

  test('differ by a visible change of colour', () => {
    expect(compare(picture(20, 10, lime), picture(20, 10, [204, 236, 70]))?.reason).toBe('200 pixels differ');
  });

  test('are equal if a colour is only rounded otherwise', () => {
    expect(compare(picture(20, 10, lime), picture(20, 10, [212, 244, 60]))).toBeUndefined();
  });

  test('are equal if few single pixels differ', () => {
    const spots = [
      [10, 10],
      [100, 300],
      [200, 30],
    ] as const;
    expect(compare(picture(390, 844, lime), picture(390, 844, lime, spots))).toBeUndefined();
  });

  test('differ by six neighbouring pixels', () => {
    const spots = [0, 1, 2, 3, 4, 5].map((at) => [50 + at, 60 + at] as const);
    expect(compare(picture(390, 844, lime), picture(390, 844, lime, spots))?.reason).toBe('6 pixels differ');
    expect(compare(picture(390, 844, lime), picture(390, 844, lime, spots.slice(1)))).toBeUndefined();
  });

  test('differ by many single pixels', () => {
    const spots = Array.from({ length: 8 }, (_, at) => [10 + at * 20, 40] as const);
    expect(compare(picture(390, 844, lime), picture(390, 844, lime, spots))?.reason).toBe('8 pixels differ');
  });
});
