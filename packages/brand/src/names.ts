import { axisGroups, tokenShape, type TokenLeaf, type TokenShape, type TokenTree } from './shape.ts';

type PathsIn<Tree, Prefix extends string = ''> = Tree extends TokenLeaf
  ? Prefix
  : {
      [Key in keyof Tree & string]: PathsIn<Tree[Key], Prefix extends '' ? Key : `${Prefix}.${Key}`>;
    }[keyof Tree & string];

/** Dotted path of a token, for example `color.text.muted`. */
export type TokenPath = PathsIn<TokenShape>;

export type Axis = keyof typeof axisGroups;

/** Tokens of one axis (mode, brand, density). */
export type AxisPath<A extends Axis> = Extract<TokenPath, `${(typeof axisGroups)[A][number]}.${string}`>;

/** Complete CSS values of one axis. */
export type AxisValues<A extends Axis> = { readonly [Path in AxisPath<A>]: string };

export interface Token {
  readonly path: TokenPath;
  readonly name: string;
  readonly leaf: TokenLeaf;
}

/** @returns the public custom property of a token: `color.text.muted` -> `--ui-color-text-muted` */
export function tokenName(path: TokenPath): string {
  const kebab = path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--ui-${kebab}`;
}

/** @returns whether a node of the shape is a token rather than a branch */
export function isLeaf(node: TokenLeaf | TokenTree): node is TokenLeaf {
  return typeof node['type'] === 'string';
}

function collect(tree: TokenTree, prefix: string, found: Token[]): Token[] {
  for (const [key, node] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (!isLeaf(node)) collect(node, path, found);
    // The traversal visits exactly the keys that `TokenPath` is computed from.
    else found.push({ path: path as TokenPath, name: tokenName(path as TokenPath), leaf: node });
  }
  return found;
}

/** All tokens in the order of the shape. */
export const tokens: readonly Token[] = collect(tokenShape, '', []);

const byPath = new Map<string, Token>(tokens.map((token) => [token.path, token]));
const byName = new Map<string, Token>(tokens.map((token) => [token.name, token]));

/** @returns the token at a dotted path, or `undefined` */
export function tokenAt(path: string): Token | undefined {
  return byPath.get(path);
}

/** @returns the token with a custom property's name, or `undefined` */
export function tokenNamed(name: string): Token | undefined {
  return byName.get(name);
}

const groupAxis = new Map<string, Axis>(
  Object.entries(axisGroups).flatMap(([axis, groups]) =>
    // `Object.entries` widens the keys of a const object to string.
    groups.map((group) => [group, axis as Axis] as const),
  ),
);

/** @returns the axis of a token's group */
export function axisOf(path: TokenPath): Axis {
  const axis = groupAxis.get(path.slice(0, path.indexOf('.')));
  if (axis === undefined) throw new Error(`No axis owns the group of ${path}: add the group to axisGroups.`);
  return axis;
}

/** @returns the tokens of one axis, in the order of the shape */
export function tokensOf(axis: Axis): readonly Token[] {
  return tokens.filter((token) => axisOf(token.path) === axis);
}
