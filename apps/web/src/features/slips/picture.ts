import { vars } from '@touchline/ui';
import {
  layOutPicture,
  PICTURE_WIDTH,
  pictureFaces,
  type PictureFace,
  type PictureInk,
  type PicturePart,
  type PictureSlip,
  type PictureStyle,
} from './pictureLayout.ts';

/** Pixels of the picture for a unit of its layout: 1080 wide, as sharing wants it. */
const SCALE = 2.7;

const inks: Readonly<Record<PictureInk, string>> = {
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

const faces: Readonly<Record<PictureFace, readonly [family: string, weight: string]>> = {
  body: [vars.font.body, vars.font.weight.regular],
  strong: [vars.font.body, vars.font.weight.strong],
  heading: [vars.font.heading, vars.font.weight.display],
  price: [vars.font.numeric, vars.font.weight.price],
};

/**
 * Draws a coupon in the brand's look as the page wears it.
 * @param canvas gets the size of the picture
 * @throws {Error} when the browser gives no drawing surface
 */
export async function drawPicture(canvas: HTMLCanvasElement, slip: PictureSlip): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no drawing surface.');
  const look = getComputedStyle(document.documentElement);
  const valueOf = (token: string) => look.getPropertyValue(token.slice('var('.length, -1)).trim();
  const fontOf = ({ face, size }: PictureStyle) => {
    const [family, weight] = faces[face];
    return `${valueOf(weight)} ${size * SCALE}px ${valueOf(family)}`;
  };
  await Promise.all(pictureFaces.map((face) => document.fonts.load(fontOf({ face, size: 16, ink: 'text' }))));
  const { height, parts } = layOutPicture(slip, (text, style) => {
    context.font = fontOf(style);
    return context.measureText(text).width / SCALE;
  });
  canvas.width = PICTURE_WIDTH * SCALE;
  canvas.height = height * SCALE;
  const isFromRight = look.direction === 'rtl';
  for (const part of parts) {
    context.fillStyle = valueOf(inks[part.ink]);
    if (part.kind === 'box')
      drawBox(context, part, isFromRight, Number.parseFloat(valueOf(vars.radius.control)));
    else drawText(context, part, isFromRight, fontOf(part));
  }
}

function drawBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height, isRound = false }: Extract<PicturePart, { kind: 'box' }>,
  isFromRight: boolean,
  radius: number,
): void {
  const start = isFromRight ? PICTURE_WIDTH - x - width : x;
  context.beginPath();
  context.roundRect(start * SCALE, y * SCALE, width * SCALE, height * SCALE, isRound ? radius * SCALE : 0);
  context.fill();
}

function drawText(
  context: CanvasRenderingContext2D,
  { text, x, y, face, isAtEnd = false }: Extract<PicturePart, { kind: 'text' }>,
  isFromRight: boolean,
  font: string,
): void {
  context.font = font;
  // Figures are never turned around, whichever way the words run.
  context.direction = isFromRight && face !== 'price' ? 'rtl' : 'ltr';
  context.textAlign = isAtEnd === isFromRight ? 'left' : 'right';
  context.fillText(text, (isFromRight ? PICTURE_WIDTH - x : x) * SCALE, y * SCALE);
}

/** The picture as a file to send or save. @throws {Error} when the browser makes none */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture of the coupon.');
  return new File([blob], name, { type: 'image/png' });
}
