import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference of colour (0 to 1, by perceived distance) below which two pixels are the same. */
const sameColour = 0.03;

/** Colour of the line between two pictures of a stack: red, green, blue. */
const line = [255, 0, 160] as const;
const lineHeight = 4;

/**
 * Puts pictures under each other, with a line between them.
 * @param pictures PNG files of the same width
 */
export function stack(pictures: readonly Buffer[]): PNG {
  const parts = pictures.map((picture) => PNG.sync.read(picture));
  const width = Math.max(...parts.map((part) => part.width));
  const height = parts.reduce((sum, part) => sum + part.height + lineHeight, -lineHeight);
  const whole = new PNG({ width, height });
  for (let at = 0; at < whole.data.length; at += 4) whole.data.set([...line, 255], at);
  let top = 0;
  for (const part of parts) {
    PNG.bitblt(part, whole, 0, 0, part.width, part.height, 0, top);
    top += part.height + lineHeight;
  }
  return whole;
}

/** @returns the bytes of a small file: no transparency, packed as far as it goes (six times smaller than by default) */
export function encode(picture: PNG): Buffer {
  return PNG.sync.write(picture, {
    colorType: 2,
    inputHasAlpha: true,
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
  });
}

export interface Difference {
  /** One sentence. */
  readonly reason: string;
  /** The pixels that differ, in red; absent when the sizes do. */
  readonly picture?: PNG;
}

/** @returns how two pictures differ, or undefined when they look the same */
export function compare(before: PNG, after: PNG): Difference | undefined {
  if (before.width !== after.width || before.height !== after.height) {
    return {
      reason: `was ${before.width} x ${before.height} and is ${after.width} x ${after.height} pixels`,
    };
  }
  if (before.data.equals(after.data)) return undefined;
  const picture = new PNG({ width: before.width, height: before.height });
  const count = pixelmatch(before.data, after.data, picture.data, before.width, before.height, {
    threshold: sameColour,
  });
  return count === 0 ? undefined : { reason: `${count} pixels differ`, picture };
}
