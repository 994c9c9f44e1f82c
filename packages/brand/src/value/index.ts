import { fontFamilies, fontNames, fontStack } from '../fonts.ts';
import type { Token } from '../names.ts';
import type { TokenLeaf, TokenType } from '../shape.ts';
import { readColor, readNumber, readShadow } from './simple.ts';
import { accept, piecesOf, refuse, splitOnCommas, type Parsed, type Piece } from './tokens.ts';

type Reader = (pieces: readonly Piece[], range: TokenLeaf['range']) => Parsed<string>;

const generic = new Set(['sans-serif', 'serif', 'monospace', 'system-ui', 'ui-sans-serif']);

/** @returns registered families only, in the spelling of the registry; a single family includes its fallbacks */
const readFamily: Reader = (pieces) => {
  const known: string[] = [];
  for (const part of splitOnCommas(pieces)) {
    const words = part.filter((piece) => piece.kind !== 'space');
    const quoted = words.length === 1 && words[0]?.kind === 'string';
    if (!quoted && words.some((piece) => piece.kind !== 'ident'))
      return refuse('form', 'is not a list of font families');
    const text = words.map((piece) => piece.text).join(' ');
    const name = quoted ? text.slice(1, -1) : text;
    const family = fontNames.find((each) => name === each || name === fontFamilies[each].css);
    const fallback = fontNames.find((each) => name === `${fontFamilies[each].css} Fallback`);
    if (family !== undefined) known.push(`'${fontFamilies[family].css}'`);
    else if (fallback !== undefined) known.push(`'${fontFamilies[fallback].css} Fallback'`);
    else if (generic.has(name)) known.push(name);
    else return refuse('family', `names a family that is not served; choose one of ${fontNames.join(', ')}`);
  }
  const [only] = known;
  const alone =
    known.length === 1 ? fontNames.find((each) => only === `'${fontFamilies[each].css}'`) : undefined;
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
  fontSize: (pieces, range) => readLength(pieces, '0.875rem', range),
  lineHeight: (pieces) => readNumber(pieces, { kind: 'number', units: { '': [1, 2] }, example: '1.4' }),
  fontStretch: (pieces) =>
    readNumber(pieces, { kind: 'percentage', units: { '%': [50, 200] }, example: '88%' }),
  dimension: (pieces, range) => readLength(pieces, '8px', range),
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
 * @returns the value serialised anew from its parsed form, or the reason why it is rejected (to complete a sentence
 * after "the value")
 */
export function readTokenValue(token: Token, text: string): Parsed<string> {
  const pieces = piecesOf(text);
  if (!pieces.ok) return pieces;
  const read = readers[token.leaf.type](pieces.value, token.leaf.range);
  if (read.ok && token.leaf.type === 'color' && read.value.length > 7 && !mayBeTranslucent(token))
    return refuse('translucent', 'is translucent; give the opaque colour so that its contrast can be judged');
  return read;
}
