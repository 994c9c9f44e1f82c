import { createGlobalThemeContract } from '@vanilla-extract/css';
import {
  tokenName,
  tokenShape,
  type TokenLeaf,
  type TokenPath,
  type TokenShape,
  type TokenTree,
} from '@touchline/brand';

type Names<Tree> = { [Key in keyof Tree]: Tree[Key] extends TokenLeaf ? string : Names<Tree[Key]> };

const isLeaf = (node: TokenLeaf | TokenTree): node is TokenLeaf => typeof node['type'] === 'string';

/** Replaces each leaf by its public name. */
function namesOf(tree: TokenTree, prefix: string): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]) => {
      const path = `${prefix}${key}`;
      // The traversal visits exactly the keys that `TokenPath` is computed from.
      return [key, isLeaf(node) ? tokenName(path as TokenPath) : namesOf(node, `${path}.`)];
    }),
  );
}

// `Object.fromEntries` loses the keys; `namesOf` preserves those of the shape.
const names = namesOf(tokenShape, '') as Names<TokenShape>;

/** All tokens as `var(--ui-...)`, in the shape that `packages/brand` declares. */
export const vars = createGlobalThemeContract(names, (name) => name ?? '');
