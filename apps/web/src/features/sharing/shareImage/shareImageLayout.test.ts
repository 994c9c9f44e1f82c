import { describe, expect, test } from 'vitest';
import type {
  ShareImageLeg,
  ShareImageElement,
  ShareImageContent,
  ShareImageTextStyle,
} from './shareImage.types.ts';
import { layOutShareImage, MAX_NAMED, SHARE_IMAGE_WIDTH } from './shareImageLayout.ts';

/** Measures every letter with the width of a wide one. */
const measure = (text: string, { size }: ShareImageTextStyle) => [...text].length * size * 0.6;

const leg: ShareImageLeg = {
  event: 'Today 21:00 · Harbour City – Northgate',
  pick: 'Harbour City to win',
  market: 'Match result',
  price: '1.85',
};
const slip = (more: Partial<ShareImageContent> = {}): ShareImageContent => ({
  wordmark: 'Touchline',
  title: 'Express · 3 selections',
  legs: [leg, leg, leg],
  figures: [
    { label: 'Stake', value: '€ 10.00' },
    { label: 'Total price', value: '6.331' },
  ],
  code: 'Code K7P2QX',
  host: 'touchline.example',
  caution: 'Prices move. 18+',
  more: (count) => `and ${count} more`,
  ...more,
});

type TextPart = Extract<ShareImageElement, { kind: 'text' }>;
const textsOf = (parts: readonly ShareImageElement[]) =>
  parts.filter((part): part is TextPart => part.kind === 'text');

function expectInside(parts: readonly ShareImageElement[], height: number): void {
  for (const part of textsOf(parts)) {
    const width = measure(part.text, part);
    const [start, end] = part.isAtEnd ? [part.x - width, part.x] : [part.x, part.x + width];
    expect(start, part.text).toBeGreaterThanOrEqual(0);
    expect(end, part.text).toBeLessThanOrEqual(SHARE_IMAGE_WIDTH);
    expect(part.y, part.text).toBeLessThan(height);
  }
}

describe('a coupon’s share image', () => {
  test('names every selection with its price, the total and the code', () => {
    const { parts } = layOutShareImage(slip(), measure);
    const texts = textsOf(parts).map(({ text }) => text);
    expect(texts.filter((text) => text === '1.85')).toHaveLength(3);
    expect(texts).toEqual(expect.arrayContaining(['Touchline', '6.331', 'Code K7P2QX', '€ 10.00']));
  });

  test('has the link as a QR code next to the code, without overlapping text', () => {
    const qr = [[true]];
    const caution = 'Prices move until a bet is placed. Play with a head and within your means. 18+';
    const { parts, height } = layOutShareImage(
      slip({ qr, caution, host: 'a.very.long.host.of.a.partner.example' }),
      measure,
    );
    const square = parts.find((part) => part.kind === 'squares');
    if (!square) throw new Error('The squares are there.');
    expect(square.x + square.width).toBeLessThanOrEqual(SHARE_IMAGE_WIDTH);
    expect(square.y + square.width).toBeLessThan(height);
    for (const part of textsOf(parts).filter(({ y }) => y > square.y)) {
      expect(part.x + measure(part.text, part), part.text).toBeLessThanOrEqual(square.x);
    }
    expect(layOutShareImage(slip(), measure).parts.some(({ kind }) => kind === 'squares')).toBe(false);
  });

  test('fits every text, including long names and unbroken words', () => {
    const long = {
      event: 'Today 21:00 · Llanfairpwllgwyngyll and District Amateur Football Club – Mönchhofen',
      pick: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch to win',
      market: 'Result and both teams to score in the second half of the match',
      price: '1001',
    };
    const { parts, height } = layOutShareImage(
      slip({ legs: [long, long], wordmark: 'A'.repeat(60) }),
      measure,
    );
    expectInside(parts, height);
    expect(textsOf(parts).some(({ text }) => text.endsWith('…'))).toBe(true);
  });

  test('counts the selections that it doesn’t name', () => {
    const { parts, height } = layOutShareImage(
      slip({ legs: Array.from({ length: 40 }, () => leg) }),
      measure,
    );
    const texts = textsOf(parts).map(({ text }) => text);
    expect(texts.filter((text) => text === '1.85')).toHaveLength(MAX_NAMED);
    expect(texts).toContain(`and ${40 - MAX_NAMED} more`);
    expectInside(parts, height);
  });

  test('grows with its selections, and omits what isn’t known', () => {
    const one = layOutShareImage(slip({ legs: [leg], figures: [], code: undefined }), measure);
    expect(one.height).toBeLessThan(layOutShareImage(slip(), measure).height);
    expect(textsOf(one.parts).map(({ text }) => text)).not.toContain('Code K7P2QX');
  });
});
