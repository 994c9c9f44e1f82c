import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Sizes in px of the icons that systems require for an installed app. */
const iconSizes = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/** Sizes of icons that systems can crop to any shape: only the inner 80 % is guaranteed to be visible. */
const maskableSizes = [192, 512] as const;

/** Size for the home screen of an iPhone, which doesn't support transparency. */
export const appleSize = 180;

export interface IconFile {
  /** File name: `icon-192.png`, `maskable-512.png`, `apple-touch-180.png`. */
  readonly name: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable' | 'apple';
}

/** All images that are generated from a brand's `icon.svg`. */
export const iconFiles: readonly IconFile[] = [
  ...iconSizes.map((size) => ({ name: `icon-${size}.png`, size, purpose: 'any' as const })),
  ...maskableSizes.map((size) => ({ name: `maskable-${size}.png`, size, purpose: 'maskable' as const })),
  { name: `apple-touch-${appleSize}.png`, size: appleSize, purpose: 'apple' },
];

let started: Promise<void> | undefined;

/** Initialises the renderer on first use, once per process. */
function start(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  started ??= readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm).catch(unlessStarted);
  return started;
}

/** Test runners load this module once a file, but the library once a process. */
function unlessStarted(error: unknown): void {
  if (!(error instanceof Error && error.message.startsWith('Already initialized'))) throw error;
}

function draw<Result>(
  svg: string,
  size: number,
  read: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Result,
): Result {
  const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  const image = renderer.render();
  try {
    return read(image);
  } finally {
    // Frees memory of the WebAssembly renderer, which isn't garbage-collected.
    image.free();
    renderer.free();
  }
}

/** Image as rows of pixels, four bytes each: red, green, blue and alpha, not premultiplied. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * Renders an SVG for examination.
 * @param width width in px
 */
export async function drawPixels(svg: string, width: number): Promise<Pixels> {
  await start();
  return draw(svg, width, (image) => ({
    width: image.width,
    height: image.height,
    data: image.pixels.slice(),
  }));
}

/**
 * Returns the colour of the image's corner, so that its background can be extended to the edges; otherwise the
 * fallback.
 */
function groundOf(svg: string, fallback: string): string {
  const [r = 0, g = 0, b = 0, a = 0] = draw(svg, 64, (image) => [...image.pixels.subarray(0, 4)]);
  return a === 255 ? `rgb(${r},${g},${b})` : fallback;
}

/** Returns the image at a share of its size on a full background. */
function framed(svg: string, share: number, ground: string): string {
  const margin = (100 * (1 - share)) / 2;
  const place = `x="${margin}" y="${margin}" width="${100 * share}" height="${100 * share}"`;
  const placed = svg.replace(
    /<svg\b([^>]*)>/,
    (_, attributes: string) => `<svg ${place}${attributes.replace(/\s(?:x|y|width|height)="[^"]*"/g, '')}>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${placed}</svg>`;
}

/**
 * Renders an icon of a brand.
 * @param svg content of an `icon.svg` without an `svgFault`
 * @param file icon to render
 * @param background colour behind an icon without a background of its own
 * @returns the PNG file
 */
export async function drawIcon(svg: string, file: IconFile, background: string): Promise<Uint8Array> {
  await start();
  const share = file.purpose === 'maskable' ? 0.8 : 1;
  const picture = file.purpose === 'any' ? svg : framed(svg, share, groundOf(svg, background));
  return draw(picture, file.size, (image) => image.asPng());
}
