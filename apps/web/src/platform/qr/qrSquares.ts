import { encodeQR } from 'qr';

/** Squares of a QR code row by row; true is dark. */
export type QrSquares = readonly (readonly boolean[])[];

/** Squares of margin around the code, by its standard. */
const LIGHT_MARGIN = 4;

/**
 * Returns the squares of a text's QR code, including its light margin. Error correction recovers up to a seventh of
 * them, for example on a photographed screen. Import it lazily: few screens show a code.
 */
export function qrSquares(text: string): QrSquares {
  return encodeQR(text, 'raw', { ecc: 'medium', border: LIGHT_MARGIN });
}
