import { familyOf, fontNamed, fontNames, fontStack, type FontFamily } from '../fonts.ts';
import type { Token } from '../names.ts';
import type { TokenLeaf, TokenType } from '../shape.ts';
import { readColor, readNumber, readShadow } from './simple.ts';
import { accept, piecesOf, refuse, splitOnCommas, type Parsed, type Piece } from './tokens.ts';

/** Context of a value: the token's range, and the font families of the brand. */
interface Context {
  readonly range: TokenLeaf['range'];
  readonly own: readonly FontFamily[];
}

type Reader = (pieces: readonly Piece[], context: Context) => Parsed<string>;

const generic = new Set(['sans-serif', 'serif', 'monospace', 'system-ui', 'ui-sans-serif']);

const fallbackEnd = ' Fallback';

/** @returns served families only, in the spelling of the registry; a single family includes its fallbacks */
const readFamily: Reader = (pieces, { own }) => {
  const known: string[] = [];
  for (const part of splitOnCommas(pieces)) {
    const words = part.filter((piece) => piece.kind !== 'space');
    const quoted = words.length === 1 && words[0]?.kind === 'string';
    if (!quoted && words.some((piece) => piece.kind !== 'ident'))
      return refuse('form', 'is not a list of font families');
    const text = words.map((piece) => piece.text).join(' ');
    const name = quoted ? text.slice(1, -1) : text;
    const family = fontNamed(name, own);
    const fallback = name.endsWith(fallbackEnd)
      ? fontNamed(name.slice(0, -fallbackEnd.length), own)
      : undefined;
    const choices = [...own.map(({ css }) => css), ...fontNames].join(', ');
    if (family !== undefined) known.push(`'${familyOf(family).css}'`);
    else if (fallback !== undefined) known.push(`'${familyOf(fallback).css}${fallbackEnd}'`);
    else if (generic.has(name)) known.push(name);
    else return refuse('family', `names a family that is not served; choose one of ${choices}`);
  }
  const [only = ''] = known;
  const alone = known.length === 1 ? fontNamed(only.slice(1, -1), own) : undefined;
  return accept(alone !== undefined ? fontStack(alone) : known.join(', '));
};

/** @returns a length within the token's range, which is given in px and applies to rem at 16 px */
function readLength(
  pieces: readonly Piece[],
  example: string,
  [low, high]: TokenLeaf['range'] = [0, 999],
): Parsed<string> {
  return readNumber(pieces, {
    kind: 'dimension',
    units: { px: [low, high], rem: [low / 16, high / 16] },
    example,
  });
}

const readers: Readonly<Record<TokenType, Reader>> = {
  color: readColor,
  fontFamily: readFamily,
  fontWeight: (pieces) => readNumber(pieces, { kind: 'number', units: { '': [1, 1000] }, example: '600' }),
  fontSize: (pieces, { range }) => readLength(pieces, '0.875rem', range),
  lineHeight: (pieces) => readNumber(pieces, { kind: 'number', units: { '': [1, 2] }, example: '1.4' }),
  fontStretch: (pieces) =>
    readNumber(pieces, { kind: 'percentage', units: { '%': [50, 200] }, example: '88%' }),
  dimension: (pieces, { range }) => readLength(pieces, '8px', range),
  shadow: (pieces) => readShadow(splitOnCommas(pieces)),
  duration: (pieces) =>
    readNumber(pieces, { kind: 'dimension', units: { ms: [0, 2000], s: [0, 2] }, example: '150ms' }),
};

/** Only scrims may be translucent, because contrast can't be calculated for other translucent colours. */
const mayBeTranslucent = (token: Token) => token.path.endsWith('.scrim');

/**
 * Parses an untrusted value of a token.
 * @param token token whose type and range apply
 * @param text value as sent
 * @param own font families of the brand, in addition to the registry
 * @returns the value serialised anew from its parsed form, or the reason why it is rejected (to complete a sentence
 * after "the value")
 */
export function readTokenValue(token: Token, text: string, own: readonly FontFamily[] = []): Parsed<string> {
  const pieces = piecesOf(text);
  if (!pieces.ok) return pieces;
  const read = readers[token.leaf.type](pieces.value, { range: token.leaf.range, own });
  if (read.ok && token.leaf.type === 'color' && read.value.length > 7 && !mayBeTranslucent(token))
    return refuse('translucent', 'is translucent; give the opaque colour so that its contrast can be judged');
  return read;
}
