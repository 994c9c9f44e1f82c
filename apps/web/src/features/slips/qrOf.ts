import type { PictureSquares } from './picture.types.ts';

/** Squares around the code, by its standard. */
const LIGHT_MARGIN = 4;

/**
 * The squares of a QR code, row by row: whether each is dark, its light margin included. They stay readable when a seventh of them isn't, such as
 * on a photographed screen. The library comes with the first of them.
 * @throws when it can't be loaded
 */
export async function qrOf(text: string): Promise<PictureSquares> {
  const { encodeQR } = await import('qr');
  return encodeQR(text, 'raw', { ecc: 'medium', border: LIGHT_MARGIN });
}
