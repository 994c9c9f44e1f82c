import { vars } from '@touchline/ui';
import {
  shareImageFonts,
  type ShareImageFont,
  type ShareImageColor,
  type ShareImageElement,
  type ShareImageContent,
  type ShareImageTextStyle,
} from './shareImage.types.ts';
import { layOutShareImage, SHARE_IMAGE_WIDTH } from './shareImageLayout.ts';

/** Image pixels per layout unit: 1080 px wide, the usual size for sharing. */
const SCALE = 2.7;

const inks: Readonly<Record<ShareImageColor, string>> = {
  surface: vars.color.surface,
  line: vars.color.border.default,
  text: vars.color.text.default,
  muted: vars.color.text.muted,
  brand: vars.color.brand.bg,
  onBrand: vars.color.brand.fg,
  onBrandMuted: vars.color.brand.muted,
  accent: vars.color.accent.bg,
  onAccent: vars.color.accent.fg,
};

const faces: Readonly<Record<ShareImageFont, readonly [family: string, weight: string]>> = {
  body: [vars.font.body, vars.font.weight.regular],
  strong: [vars.font.body, vars.font.weight.strong],
  heading: [vars.font.heading, vars.font.weight.display],
  price: [vars.font.numeric, vars.font.weight.price],
};

/**
 * Draws the share image of a coupon in the page's current brand.
 * @param canvas is resized to the image
 * @throws {Error} when the browser provides no drawing context
 */
export async function drawShareImage(canvas: HTMLCanvasElement, slip: ShareImageContent): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no drawing surface.');
  const look = getComputedStyle(document.documentElement);
  const valueOf = (token: string) => look.getPropertyValue(token.slice('var('.length, -1)).trim();
  const fontOf = ({ face, size }: ShareImageTextStyle) => {
    const [family, weight] = faces[face];
    return `${valueOf(weight)} ${size * SCALE}px ${valueOf(family)}`;
  };
  // A fallback face that the device doesn't have fails to load; the next one of its family is used.
  await Promise.allSettled(
    shareImageFonts.map((face) => document.fonts.load(fontOf({ face, size: 16, ink: 'text' }))),
  );
  const { height, parts } = layOutShareImage(slip, (text, style) => {
    context.font = fontOf(style);
    return context.measureText(text).width / SCALE;
  });
  canvas.width = SHARE_IMAGE_WIDTH * SCALE;
  canvas.height = height * SCALE;
  const isFromRight = look.direction === 'rtl';
  for (const part of parts) {
    if (part.kind !== 'squares') context.fillStyle = valueOf(inks[part.ink]);
    if (part.kind === 'squares') drawSquares(context, part, isFromRight);
    else if (part.kind === 'box')
      drawBox(context, part, isFromRight, Number.parseFloat(valueOf(vars.radius.control)));
    else drawText(context, part, isFromRight, fontOf(part));
  }
}

function drawBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height, isRound = false }: Extract<ShareImageElement, { kind: 'box' }>,
  isFromRight: boolean,
  radius: number,
): void {
  const start = isFromRight ? SHARE_IMAGE_WIDTH - x - width : x;
  context.beginPath();
  context.roundRect(start * SCALE, y * SCALE, width * SCALE, height * SCALE, isRound ? radius * SCALE : 0);
  context.fill();
}

/** Draws the QR code dark on light in every mode and brand, as scanners require, in squares of whole pixels. */
function drawSquares(
  context: CanvasRenderingContext2D,
  { x, y, width, squares }: Extract<ShareImageElement, { kind: 'squares' }>,
  isFromRight: boolean,
): void {
  const start = Math.round((isFromRight ? SHARE_IMAGE_WIDTH - x - width : x) * SCALE);
  const top = Math.round(y * SCALE);
  const whole = Math.round(width * SCALE);
  const side = Math.floor(whole / squares.length);
  const margin = Math.floor((whole - side * squares.length) / 2);
  context.fillStyle = 'white';
  context.fillRect(start, top, whole, whole);
  context.fillStyle = 'black';
  for (const [row, cells] of squares.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) context.fillRect(start + margin + column * side, top + margin + row * side, side, side);
}

function drawText(
  context: CanvasRenderingContext2D,
  { text, x, y, face, isAtEnd = false }: Extract<ShareImageElement, { kind: 'text' }>,
  isFromRight: boolean,
  font: string,
): void {
  context.font = font;
  // Figures are left-to-right in either text direction.
  context.direction = isFromRight && face !== 'price' ? 'rtl' : 'ltr';
  context.textAlign = isAtEnd === isFromRight ? 'left' : 'right';
  context.fillText(text, (isFromRight ? SHARE_IMAGE_WIDTH - x : x) * SCALE, y * SCALE);
}

/**
 * Returns the image as a file to send or save.
 * @throws {Error} when the browser creates none
 */
export async function shareImageFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture of the coupon.');
  return new File([blob], name, { type: 'image/png' });
}
