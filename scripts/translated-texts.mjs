// Finds texts that React can lose to a page translator. Browsers' translators replace every text of a page by elements of
// their own. React then updates the text that has left the page, and fails with "NotFoundError" when it removes such a
// text or inserts an optional element before it. Texts beside optional elements are therefore in elements of their own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './lib/paths.mjs';
import { isFunction, walkTree } from './lib/walk-tree.mjs';

/** Elements whose unknown content is taken for text. */
const PHRASES = new Set(
  (
    'a abbr b bdi button caption dd dt em figcaption h1 h2 h3 h4 h5 h6 i label legend p s small span strong summary ' +
    'td th time Badge Button ButtonLink Chip Heading Link LiveBadge Notice Paragraph Text'
  ).split(' '),
);

/** Parts of SVG images, which translators leave out. */
const DRAWN = new Set(['svg', 'g', 'text', 'tspan']);

/** Props for elements, by convention of the kit. */
const SLOTS = new Set('action icon logo notice thumbnail tools'.split(' '));

/** Functions that put texts into elements. */
const WRAPS = new Set(['wrapTexts']);

const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** Returns the last name of a callee: `t`, or `map` of `list.map`. */
const calledName = ({ callee }) =>
  callee.type === 'MemberExpression' ? callee.property.name : (callee.name ?? '');

/**
 * Content that a child renders: `element`, `optional` (an element or nothing, or a list), `text`, `optional text`, or
 * `unknown`.
 */
function kindOf(node, names) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'JSXText':
    case 'TemplateLiteral':
      return 'text';
    case 'Literal':
      return isNothing(node) || String(node.value).trim() === '' ? 'element' : 'text';
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return kindOf(node.expression, names);
    case 'LogicalExpression': {
      if (node.operator !== '&&') return either(kindOf(node.left, names), kindOf(node.right, names));
      const right = kindOf(node.right, names);
      if (right === 'unknown') return right;
      return right.endsWith('text') ? 'optional text' : 'optional';
    }
    case 'ConditionalExpression': {
      const branches = [node.consequent, node.alternate];
      const kinds = branches.filter((one) => !isNothing(one)).map((one) => kindOf(one, names));
      const isOptional = kinds.length < branches.length;
      const [first, second = first] = kinds;
      const kind = first === undefined ? 'element' : either(first, second);
      return isOptional && kind !== 'unknown' ? (kind.endsWith('text') ? 'optional text' : 'optional') : kind;
    }
    case 'CallExpression': {
      const name = calledName(node);
      if (WRAPS.has(name)) return 'element';
      if (['map', 'flatMap'].includes(name) || name === 'from') return 'optional';
      return name === 't' || name === 'say' ? 'text' : 'unknown';
    }
    case 'Identifier':
      return names.get(node.name) ?? 'unknown';
    case 'MemberExpression':
      return names.get(node.property.name) ?? 'unknown';
    default:
      return 'unknown';
  }
}

/** The kind of what is one or the other. */
function either(first, second) {
  if (first === second) return first;
  if ([first, second].includes('unknown')) return 'unknown';
  // One is replaced by the other.
  return [first, second].some((kind) => kind.endsWith('text')) ? 'optional text' : 'optional';
}

/** Kinds of what a module names: props by their types, and local values by what they begin with. */
function namesIn(program) {
  const names = new Map();
  walkTree(program, (node) => {
    if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier') {
      const type = node.typeAnnotation?.typeAnnotation;
      const types = type?.type === 'TSUnionType' ? type.types : [type];
      const known = types.filter((one) => !['TSUndefinedKeyword', 'TSNullKeyword'].includes(one?.type));
      if (known.every((one) => ['TSStringKeyword', 'TSNumberKeyword'].includes(one?.type))) {
        const isOptional = node.optional || known.length < types.length;
        names.set(node.key.name, isOptional ? 'optional text' : 'text');
      }
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const kind = kindOf(node.init, new Map());
      if (kind === 'element' || kind === 'optional') names.set(node.id.name, kind);
    }
  });
  return names;
}

/** Returns whether a function is a component, by its name. */
const isComponent = (node) => /^[A-Z]/.test(node?.id?.name ?? '');

/** Returns whether an element is only there if a prop has been given: `note !== undefined && <p>`. */
function isChecked(name, parents) {
  return parents.some(({ type, left, test }) => {
    const condition =
      type === 'LogicalExpression' ? left : type === 'ConditionalExpression' ? test : undefined;
    let isNamed = false;
    if (condition)
      walkTree(condition, (node) => void (isNamed ||= node.type === 'Identifier' && node.name === name));
    return isNamed;
  });
}

/**
 * Finds the texts of one module that are beside optional elements, and figures without `translate="no"`.
 * @param {string} file its ending decides how it is parsed
 * @param {string} source
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function textsIn(file, source) {
  const { program } = parseSync(file, source);
  const names = namesIn(program);
  const found = [];
  const report = (node, message) =>
    found.push({ file, line: source.slice(0, node.start).split('\n').length, message });
  walkTree(program, (node, parents) => {
    if (node.type === 'JSXOpeningElement' && node.name.name === 'bdi') {
      const has = (name, value) =>
        node.attributes.some((one) => one.name?.name === name && one.value?.value === value);
      const isWord = node.attributes.some((one) => one.name?.name === 'lang');
      if (has('dir', 'ltr') && !isWord && !has('translate', 'no'))
        report(node, 'A figure that a page translator may replace: give it translate="no".');
    }
    if (node.type === 'ReturnStatement' && node.argument && isComponent(parents.findLast(isFunction))) {
      if (kindOf(node.argument, names).endsWith('text'))
        report(
          node,
          'A component that renders a bare text, which a page translator breaks: render an element.',
        );
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const name = node.openingElement?.name.name;
    if (DRAWN.has(name)) return;
    const children = node.children.filter(
      (child) =>
        !(child.type === 'JSXText' && child.value.trim() === '') &&
        child.expression?.type !== 'JSXEmptyExpression',
    );
    const isPhrase = PHRASES.has(name);
    const kinds = children.map((child) => {
      const kind = kindOf(child, names);
      const { expression } = child;
      if (
        kind === 'optional text' &&
        expression?.type === 'Identifier' &&
        isChecked(expression.name, parents)
      )
        return 'text';
      if (kind !== 'unknown') return kind;
      return isPhrase && !SLOTS.has(expression?.name) ? 'text' : kind;
    });
    if (kinds.length < 2 || !kinds.some((kind) => kind.startsWith('optional'))) return;
    const at = kinds.findIndex((kind) => kind.endsWith('text'));
    if (at >= 0)
      report(
        children[at],
        'A text beside optional elements, which a page translator breaks: put it into an element of its own.',
      );
  });
  return found;
}

/** Finds these texts in all components of the kit, the app and the console. */
export function checkTexts(base = root) {
  return globSync(['packages/ui/src/**/*.tsx', 'apps/{web,operator}/src/**/*.tsx'], { cwd: base })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.stories\.|\.test\.|\/testing\//.test(file))
    .flatMap((file) => textsIn(file, readFileSync(join(base, file), 'utf8')));
}
