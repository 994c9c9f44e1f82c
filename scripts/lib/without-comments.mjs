import { parseSync } from 'oxc-parser';

/** Comments that a tool reads, such as `@vitest-environment` or `#__PURE__`. */
const DIRECTIVE = /[@#]|<reference|eslint|oxlint/;

/**
 * A source without its comments and without the white space that they leave at the ends of lines.
 * @param {string} file its ending decides how it is parsed
 * @param {string} source
 * @param {import('oxc-parser').ParseResult} [parsed] of the source
 */
export function withoutComments(file, source, parsed = parseSync(file, source)) {
  const { comments } = parsed;
  let text = '';
  let at = 0;
  for (const { start, end, value } of comments) {
    if (DIRECTIVE.test(value)) continue;
    text += source.slice(at, start);
    at = end;
  }
  return (text + source.slice(at))
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
