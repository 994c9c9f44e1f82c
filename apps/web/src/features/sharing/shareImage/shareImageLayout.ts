import type { ShareImageElement, ShareImageContent, ShareImageTextStyle } from './shareImage.types.ts';
import { wrapText } from './wrapText.ts';

/** Measures the width of a text in the image's units. */
export type MeasureText = (text: string, style: ShareImageTextStyle) => number;

export const SHARE_IMAGE_WIDTH = 400;
/** Maximum number of named selections; further ones are only counted, so that the image is legible on a phone. */
export const MAX_NAMED = 12;
const PAD = 24;
const INNER = SHARE_IMAGE_WIDTH - 2 * PAD;
const PRICE_ROOM = 84;
/** Width of the QR code; large enough to scan from a phone's screen. */
const QR_WIDTH = 112;

const event: ShareImageTextStyle = { face: 'body', size: 12, ink: 'muted' };
const pick: ShareImageTextStyle = { face: 'strong', size: 16, ink: 'text' };
const price: ShareImageTextStyle = { face: 'price', size: 18, ink: 'text', isAtEnd: true };

/**
 * Lays out a coupon's share image.
 * @returns the drawing elements, and the image's height
 */
export function layOutShareImage(
  slip: ShareImageContent,
  measure: MeasureText,
): { readonly height: number; readonly parts: readonly ShareImageElement[] } {
  const parts: ShareImageElement[] = [];
  let y = 0;
  const write = (
    text: string,
    at: number,
    style: ShareImageTextStyle,
    x = style.isAtEnd ? PAD + INNER : PAD,
  ) => parts.push({ kind: 'text', text, x, y: at, ...style });
  const lines = (text: string, style: ShareImageTextStyle, room: number, most: number) => {
    for (const line of wrapText(text, (part) => measure(part, style) <= room, most)) {
      y += style.size * 1.35;
      write(line, y, style);
    }
  };
  const rule = () => parts.push({ kind: 'box', x: PAD, y, width: INNER, height: 1, ink: 'line' });

  parts.push({ kind: 'box', x: 0, y: 0, width: SHARE_IMAGE_WIDTH, height: 84, ink: 'brand' });
  write(fit(slip.wordmark, heading, measure, INNER), 42, heading);
  write(fit(slip.title, title, measure, INNER), 66, title);
  y = 84;

  const named = slip.legs.slice(0, MAX_NAMED);
  for (const leg of named) {
    y += 12;
    lines(leg.event, event, INNER, 2);
    const top = y;
    lines(leg.pick, pick, INNER - PRICE_ROOM, 2);
    write(leg.price, top + pick.size * 1.35, price);
    lines(leg.market, event, INNER - PRICE_ROOM, 1);
    y += 12;
    rule();
  }
  if (slip.legs.length > named.length) {
    y += 10;
    lines(slip.more(slip.legs.length - named.length), event, INNER, 1);
    y += 12;
    rule();
  }
  for (const [index, figure] of slip.figures.entries()) {
    const style = index === slip.figures.length - 1 ? mainFigure : plainFigure;
    y += style.size + 14;
    const room = INNER - measure(figure.value, style) - 12;
    write(fit(figure.label, figureLabel, measure, room), y, figureLabel);
    write(figure.value, y, style);
  }
  y += 24;
  const foot = y;
  const room = slip.qr ? INNER - QR_WIDTH - 16 : INNER;
  if (slip.qr) {
    const x = PAD + INNER - QR_WIDTH;
    // Outlines the light margin, for light backgrounds.
    parts.push({ kind: 'box', x: x - 1, y: y - 1, width: QR_WIDTH + 2, height: QR_WIDTH + 2, ink: 'line' });
    parts.push({ kind: 'squares', x, y, width: QR_WIDTH, squares: slip.qr });
  }
  if (slip.code !== undefined) {
    const width = Math.min(room, measure(slip.code, code) + 28);
    parts.push({ kind: 'box', x: PAD, y, width, height: 36, ink: 'accent', isRound: true });
    write(fit(slip.code, code, measure, width - 28), y + 24, code, PAD + 14);
    y += 48;
  }
  y += 8;
  write(fit(slip.host, event, measure, room), y, event);
  lines(slip.caution, event, room, slip.qr ? 4 : 2);
  const height = Math.ceil(Math.max(y, slip.qr ? foot + QR_WIDTH : 0) + PAD);
  const ground: ShareImageElement = {
    kind: 'box',
    x: 0,
    y: 0,
    width: SHARE_IMAGE_WIDTH,
    height,
    ink: 'surface',
  };
  return { height, parts: [ground, ...parts] };
}

const heading: ShareImageTextStyle = { face: 'heading', size: 24, ink: 'onBrand' };
const title: ShareImageTextStyle = { face: 'body', size: 14, ink: 'onBrandMuted' };
const figureLabel: ShareImageTextStyle = { face: 'body', size: 14, ink: 'muted' };
const plainFigure: ShareImageTextStyle = { face: 'price', size: 16, ink: 'text', isAtEnd: true };
const mainFigure: ShareImageTextStyle = { face: 'price', size: 24, ink: 'text', isAtEnd: true };
const code: ShareImageTextStyle = { face: 'strong', size: 18, ink: 'onAccent' };

function fit(text: string, style: ShareImageTextStyle, measure: MeasureText, room: number): string {
  return wrapText(text, (part) => measure(part, style) <= room, 1)[0] ?? '';
}
