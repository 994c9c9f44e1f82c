import { parse, walk } from 'css-tree';
import * as fc from 'fast-check';
import {
  brandPairsCss,
  refusalKinds,
  sanitizeBrandPairs,
  type BrandDeclaration,
  type BrandPair,
  type RefusalKind,
} from '../brandPairs.ts';
import { tokenNamed } from '../names.ts';
import { readTokenValue } from '../value/index.ts';
import { hostilePairs } from './pairs.ts';

export interface HostileFigures {
  readonly generated: number;
  readonly kept: number;
  readonly refused: Readonly<Record<RefusalKind, number>>;
  /** Accepted pairs that produced unsafe output. */
  readonly escapes: readonly BrandPair[];
  /** Rejected pairs without an explanation. */
  readonly unexplained: readonly BrandPair[];
}

/** Values that are safe to output: they open, close, load, escape and refer to nothing. */
const harmless =
  /^(?:#(?:[0-9a-f]{6}|[0-9a-f]{8})|-?\d+(?:\.\d+)?(?:px|rem|ms|s|%)?|'[A-Za-z0-9 ]+'|inset|none|system-ui|ui-sans-serif|sans-serif|serif|monospace|[ ,])+$/;

/** Returns whether a value is safe to output. */
export const isHarmless = (value: string): boolean => harmless.test(value);

/** Node types of a style sheet with plain declarations; any other type was injected. */
const plainNodes = new Set(
  'StyleSheet Rule SelectorList Selector PseudoClassSelector AttributeSelector Combinator Block Declaration Value Identifier String Number Dimension Percentage Hash Operator'.split(
    ' ',
  ),
);

/** @returns whether an accepted value is output as a single value of its declaration */
function staysInside(declaration: BrandDeclaration): boolean {
  const token = tokenNamed(declaration.name);
  if (token === undefined || !isHarmless(declaration.value)) return false;
  const again = readTokenValue(token, declaration.value);
  const names: string[] = [];
  let isPlain = true;
  walk(parse(brandPairsCss([declaration]), { parseCustomProperty: true }), (node) => {
    isPlain &&= plainNodes.has(node.type);
    if (node.type === 'Declaration') names.push(node.property);
  });
  return isPlain && names.join() === declaration.name && again.ok && again.value === declaration.value;
}

/**
 * Runs generated pairs through the validator.
 * @param count number of pairs
 * @param seed the same seed generates the same pairs
 */
export function judgeHostilePairs(count: number, seed: number): HostileFigures {
  const refused = Object.fromEntries(refusalKinds.map((kind) => [kind, 0])) as Record<RefusalKind, number>; // The cast: every kind is included.
  const escapes: BrandPair[] = [];
  const unexplained: BrandPair[] = [];
  let kept = 0;
  const pairs = fc.sample(hostilePairs, { numRuns: count, seed });
  for (const pair of pairs) {
    const { accepted, refused: told } = sanitizeBrandPairs([pair]);
    const [declaration] = accepted;
    const [refusal] = told;
    if (declaration !== undefined) {
      kept += 1;
      if (refusal !== undefined || !staysInside(declaration)) escapes.push(pair);
    } else if (refusal === undefined || !refusalKinds.includes(refusal.kind) || refusal.reason.trim() === '')
      unexplained.push(pair);
    else refused[refusal.kind] += 1;
  }
  return { generated: pairs.length, kept, refused, escapes, unexplained };
}
