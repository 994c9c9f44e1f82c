import { lexer } from 'css-tree';
import { canonicalColor } from '../color.ts';
import { accept, refuse, type Parsed, type Piece } from './tokens.ts';

const inner = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('');

const printed = (number: number) => `${Number(number.toFixed(4))}`;

/** @returns the colour as `#rrggbb` or `#rrggbbaa` */
export function readColor(pieces: readonly Piece[]): Parsed<string> {
  const text = inner(pieces);
  const color = lexer.matchType('color', text).matched === null ? undefined : canonicalColor(text);
  if (color === undefined || !/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/.test(color))
    return refuse(
      'form',
      'is not a colour; write it as #rrggbb or with a function such as oklch(0.5 0.1 260)',
    );
  return accept(color);
}

interface Range {
  readonly kind: 'number' | 'percentage' | 'dimension';
  /** Lowest and highest value by unit; other units are rejected. */
  readonly units: Readonly<Record<string, readonly [number, number]>>;
  readonly example: string;
}

/** @returns a number with its unit, serialised anew */
export function readNumber(pieces: readonly Piece[], range: Range): Parsed<string> {
  const [piece, ...rest] = pieces;
  if (piece === undefined || rest.length > 0)
    return refuse('form', `is not one value; write it as ${range.example}`);
  const number = Number.parseFloat(piece.text);
  const zero = piece.kind === 'number' && number === 0 && range.kind === 'dimension';
  const [fallbackUnit = ''] = Object.keys(range.units);
  const unit = zero
    ? fallbackUnit
    : piece.text.slice(/^[+-]?[\d.]+(?:e[+-]?\d+)?/i.exec(piece.text)?.[0].length);
  if (piece.kind !== range.kind && !zero)
    return refuse('form', `is not a ${range.kind}; write it as ${range.example}`);
  const limits = Object.hasOwn(range.units, unit.toLowerCase()) ? range.units[unit.toLowerCase()] : undefined;
  if (limits === undefined)
    return refuse('unit', `has a unit other than ${Object.keys(range.units).join(' or ')}`);
  const [low, high] = limits;
  if (!(number >= low && number <= high))
    return refuse('range', `is outside ${low} to ${high}${unit.toLowerCase()}`);
  return accept(`${printed(number)}${unit.toLowerCase()}`);
}

const length = { px: [-64, 64], rem: [-4, 4] } as const;

/** @returns up to four shadows, each with lengths and a colour, serialised anew */
export function readShadow(layers: readonly (readonly Piece[])[]): Parsed<string> {
  if (layers.length === 1 && layers[0]?.length === 1 && layers[0][0]?.text.toLowerCase() === 'none')
    return accept('none');
  if (layers.length > 4) return refuse('form', 'has more than four shadows');
  const printedLayers: string[] = [];
  for (const layer of layers) {
    const words = layer.filter((piece) => piece.kind !== 'space');
    const inset = words[0]?.text.toLowerCase() === 'inset';
    const from = inset ? 1 : 0;
    let until = from;
    while (words[until]?.kind === 'dimension' || words[until]?.kind === 'number') until += 1;
    const lengths = words
      .slice(from, until)
      .map((piece) =>
        readNumber([piece], { kind: 'dimension', units: length, example: '0 2px 8px rgb(0 0 0 / 0.2)' }),
      );
    const [colorStart] = words.slice(until);
    const color =
      colorStart === undefined ? undefined : readColor(trim(layer.slice(layer.indexOf(colorStart))));
    if (lengths.length < 2 || lengths.length > 4 || color === undefined)
      return refuse('form', 'is not a shadow; write each as 0 2px 8px rgb(0 0 0 / 0.2)');
    const parts: string[] = inset ? ['inset'] : [];
    for (const part of [...lengths, color]) {
      if (!part.ok) return part;
      parts.push(part.value);
    }
    // A spread of 0 is left out, so that equal shadows have the same text.
    printedLayers.push(parts.filter((part, index) => index !== from + 3 || part !== '0px').join(' '));
  }
  return accept(printedLayers.join(', '));
}

function trim(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.at(-1)?.kind === 'space' ? pieces.slice(0, -1) : pieces;
}
