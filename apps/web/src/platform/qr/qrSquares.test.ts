import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrSquares } from './qrSquares.ts';

const SIDE = 6;

test('a link is read back from its QR code, drawn dark on light', () => {
  const link = 'https://bet.acme.example/en/user/coupon?load=K7P2QX4A';
  const squares = qrSquares(link);
  const width = squares.length * SIDE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at += 1) {
    const row = squares[Math.floor(at / width / SIDE)];
    if (row?.[Math.floor((at % width) / SIDE)]) data.fill(0, at * 4, at * 4 + 3);
  }
  expect(decodeQR({ width, height: width, data })).toBe(link);
});
