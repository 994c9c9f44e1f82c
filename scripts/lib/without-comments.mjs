import { Visitor, parseSync } from 'oxc-parser';

/** Comments that a tool reads, such as `@vitest-environment` or `#__PURE__`. */
const DIRECTIVE = /[@#]|<reference|eslint|oxlint/;

const commentsOf = ({ comments }) => comments.filter(({ value }) => !DIRECTIVE.test(value));

/**
 * A source without its comments and without the white space that they leave at the ends of lines.
 * @param {string} file its ending decides how it is parsed
 * @param {string} source
 * @param {import('oxc-parser').ParseResult} [parsed] of the source
 */
export function withoutComments(file, source, parsed = parseSync(file, source)) {
  return cut(source, commentsOf(parsed));
}

/**
 * A source without comments and without the bodies of its functions: what is evaluated when its module is loaded.
 * @param {string} source
 * @param {import('oxc-parser').ParseResult} parsed of the source
 */
export function outlineOf(source, parsed) {
  const bodies = [];
  const note = ({ body }) => body && bodies.push(body);
  new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(parsed.program);
  return cut(source, [...bodies, ...commentsOf(parsed)]);
}

/** @param {readonly { start: number, end: number }[]} ranges to leave out, one of which may be within another */
function cut(source, ranges) {
  let text = '';
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    text += source.slice(at, start);
    at = end;
  }
  return (text + source.slice(at))
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
