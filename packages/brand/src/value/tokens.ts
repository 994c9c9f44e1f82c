import { tokenize, tokenTypes } from 'css-tree';

/** Permitted kinds of CSS tokens. All others are rejected. */
const permitted = new Map<number, PieceKind>([
  [tokenTypes['Ident'] ?? -1, 'ident'],
  [tokenTypes['Function'] ?? -1, 'function'],
  [tokenTypes['Hash'] ?? -1, 'hash'],
  [tokenTypes['String'] ?? -1, 'string'],
  [tokenTypes['Number'] ?? -1, 'number'],
  [tokenTypes['Percentage'] ?? -1, 'percentage'],
  [tokenTypes['Dimension'] ?? -1, 'dimension'],
  [tokenTypes['WhiteSpace'] ?? -1, 'space'],
  [tokenTypes['Comma'] ?? -1, 'comma'],
  [tokenTypes['RightParenthesis'] ?? -1, 'close'],
  [tokenTypes['Delim'] ?? -1, 'delim'],
]);

type PieceKind =
  | 'ident'
  | 'function'
  | 'hash'
  | 'string'
  | 'number'
  | 'percentage'
  | 'dimension'
  | 'space'
  | 'comma'
  | 'close'
  | 'delim';

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
}

/** Functions that compute a colour from numbers only. */
const functions = new Set(['rgb(', 'rgba(', 'hsl(', 'hsla(', 'hwb(', 'lab(', 'lch(', 'oklab(', 'oklch(']);

/** Reasons to reject a value. */
export const valueFaults = [
  'length',
  'escape',
  'forbidden-token',
  'forbidden-function',
  'brackets',
  'empty',
  'form',
  'unit',
  'range',
  'family',
  'translucent',
] as const;

export type ValueFault = (typeof valueFaults)[number];

export type Refused = { readonly ok: false; readonly kind: ValueFault; readonly reason: string };
export type Parsed<T> = { readonly ok: true; readonly value: T } | Refused;

export const refuse = (kind: ValueFault, reason: string): Refused => ({ ok: false, kind, reason });
export const accept = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

const longest = 200;

/**
 * Splits a value into CSS tokens with a tokenizer of the CSS standard.
 * @param text untrusted value
 * @returns the tokens without surrounding space, or the reason why the value is rejected
 */
export function piecesOf(text: string): Parsed<readonly Piece[]> {
  if (text.length > longest) return refuse('length', `is longer than ${longest} characters`);
  // Escapes could disguise names, and no accepted name or number needs one.
  if (text.includes('\\')) return refuse('escape', 'has an escape; write the characters themselves');
  const pieces: Piece[] = [];
  const faults: Refused[] = [];
  let depth = 0;
  tokenize(text, (type, start, end) => {
    const kind = permitted.get(type);
    const source = text.slice(start, end);
    const spoken = JSON.stringify(source.slice(0, 40));
    if (kind === undefined)
      faults.push(refuse('forbidden-token', `has ${spoken}, which no token's value is made of`));
    else if (kind === 'delim' && source !== '/')
      faults.push(refuse('forbidden-token', `has ${spoken}, which no token's value is made of`));
    else if (kind === 'function' && !functions.has(source.toLowerCase()))
      faults.push(refuse('forbidden-function', `calls ${spoken}; only colour functions are allowed`));
    else pieces.push({ kind, text: source });
    if (kind === 'function') depth += 1;
    if (kind === 'close') depth -= 1;
    if (depth < 0 || depth > 1) faults.push(refuse('brackets', 'has brackets that do not match'));
  });
  const [fault] = faults;
  if (fault !== undefined) return fault;
  if (depth !== 0) return refuse('brackets', 'has brackets that do not match');
  while (pieces[0]?.kind === 'space') pieces.shift();
  while (pieces.at(-1)?.kind === 'space') pieces.pop();
  return pieces.length === 0 ? refuse('empty', 'is empty') : accept(pieces);
}

/** @returns the tokens between commas that are outside functions */
export function splitOnCommas(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const parts: Piece[][] = [[]];
  let depth = 0;
  for (const piece of pieces) {
    if (piece.kind === 'function') depth += 1;
    if (piece.kind === 'close') depth -= 1;
    if (piece.kind === 'comma' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}
