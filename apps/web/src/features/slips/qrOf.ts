import type { PictureSquares } from './picture.types.ts';

/** Squares of margin around the code, by its standard. */
const LIGHT_MARGIN = 4;

/**
 * Returns the squares of a QR code row by row, including its light margin; true is dark. Error correction recovers up
 * to a seventh of them, for example on a photographed screen. Loads the library on first use.
 * @throws when it can't be loaded
 */
export async function qrOf(text: string): Promise<PictureSquares> {
  const { encodeQR } = await import('qr');
  return encodeQR(text, 'raw', { ecc: 'medium', border: LIGHT_MARGIN });
}
