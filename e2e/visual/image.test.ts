import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { compare, encode, stack } from './image.ts';

function plain(width: number, height: number, colour: readonly [number, number, number]): PNG {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([...colour, 255], at);
  return picture;
}

describe('two pictures', () => {
  test('are the same when a file brings one back', () => {
    const picture = plain(20, 10, [244, 243, 238]);
    expect(compare(PNG.sync.read(encode(picture)), picture)).toBeUndefined();
  });

  test('differ by size', () => {
    expect(compare(plain(20, 10, [0, 0, 0]), plain(20, 11, [0, 0, 0]))?.reason).toBe(
      'was 20 x 10 and is 20 x 11 pixels',
    );
  });

  test('differ by a colour that an eye tells apart, and say in how many pixels', () => {
    expect(compare(plain(20, 10, [212, 245, 60]), plain(20, 10, [204, 236, 70]))?.reason).toBe(
      '200 pixels differ',
    );
  });

  test('are the same when only a rounding of one colour differs', () => {
    expect(compare(plain(20, 10, [212, 245, 60]), plain(20, 10, [212, 244, 60]))).toBeUndefined();
  });
});

test('a stack holds its pictures in order, as wide as the widest, with a line between', () => {
  const whole = stack([encode(plain(8, 3, [1, 2, 3])), encode(plain(6, 2, [7, 8, 9]))]);
  expect([whole.width, whole.height]).toEqual([8, 3 + 4 + 2]);
  const colourAt = (x: number, y: number) => [...whole.data.subarray((y * 8 + x) * 4, (y * 8 + x) * 4 + 3)];
  expect(colourAt(7, 2)).toEqual([1, 2, 3]);
  expect(colourAt(0, 3)).toEqual([255, 0, 160]);
  expect(colourAt(5, 8)).toEqual([7, 8, 9]);
  expect(colourAt(7, 8)).toEqual([255, 0, 160]);
});
