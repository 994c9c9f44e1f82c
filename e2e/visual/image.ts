import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference of colour (0 to 1, by perceived distance) below which two pixels are the same. */
const sameColour = 0.03;
/** Share of a screenshot's pixels above which a difference counts: 7 px of a phone's screen. */
const mostPixels = 0.000_02;
/** Number of neighbouring pixels from which a difference counts, at any size of the screenshot. */
const mostNeighbours = 6;

export interface Difference {
  /** One sentence. */
  readonly reason: string;
  /** PNG with the differing pixels in red; absent if the sizes differ. */
  readonly picture?: Buffer;
}

/** @returns the difference between two screenshots (PNG), or undefined if they are equal within tolerance */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = old;
  if (width !== now.width || height !== now.height) {
    return { reason: `was ${width} x ${height} and is ${now.width} x ${now.height} pixels` };
  }
  if (old.data.equals(now.data)) return undefined;
  // Antialiased edges count: they may be all that a changed stroke of an icon changes.
  const options = { threshold: sameColour, includeAA: true };
  const picture = new PNG({ width, height });
  const count = pixelmatch(old.data, now.data, picture.data, width, height, options);
  if (count < width * height * mostPixels && largestCluster(old, now) < mostNeighbours) return undefined;
  return { reason: `${count} pixels differ`, picture: PNG.sync.write(picture) };
}

/** @returns the number of pixels in the largest group of neighbours that differ */
function largestCluster(old: PNG, now: PNG): number {
  const { width, height } = old;
  const mask = new PNG({ width, height });
  pixelmatch(old.data, now.data, mask.data, width, height, {
    threshold: sameColour,
    includeAA: true,
    diffMask: true,
  });
  const left = new Set<number>();
  for (let at = 0; at < width * height; at += 1) if (mask.data[at * 4 + 3]) left.add(at);
  let largest = 0;
  for (const start of left) {
    const group = [start];
    left.delete(start);
    // The loop appends to the list it iterates over.
    for (const at of group) {
      const column = at % width;
      for (const down of [-width, 0, width]) {
        for (const aside of [column === 0 ? 0 : -1, 0, column === width - 1 ? 0 : 1]) {
          if (left.delete(at + down + aside)) group.push(at + down + aside);
        }
      }
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}
