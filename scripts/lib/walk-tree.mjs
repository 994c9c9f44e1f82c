/**
 * Calls back for each node of a syntax tree, outer ones first.
 * @param {object} node of oxc-parser
 * @param {(node: object, parents: readonly object[]) => void} visit gets the nodes around it, the outermost first
 * @param {readonly object[]} [parents] of `node`
 */
export function walkTree(node, visit, parents = []) {
  if (Array.isArray(node)) for (const one of node) walkTree(one, visit, parents);
  if (typeof node?.type !== 'string') return;
  visit(node, parents);
  const within = [...parents, node];
  for (const part of Object.values(node))
    if (typeof part === 'object' && part !== null) walkTree(part, visit, within);
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** True for a node that is a function. */
export const isFunction = ({ type }) => FUNCTIONS.has(type);
