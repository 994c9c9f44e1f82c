import { parse, walk } from 'css-tree';
import * as fc from 'fast-check';
import { html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { drawPixels } from '../node/icons.ts';
import { plainSvg, svgFault } from '../svg.ts';
import { hostileMarks } from './marks.ts';

export interface HostileMarkFigures {
  readonly generated: number;
  readonly kept: number;
  /** Accepted marks that do more than draw once a browser has parsed them. */
  readonly escapes: readonly string[];
  /** Marks whose check threw, or ended without a reason. */
  readonly throws: readonly string[];
  /** Marks with valid text that can't be drawn, for which the check of a brand refuses them. */
  readonly undrawable: number;
}

const drawing = new Set(
  'svg g path rect circle ellipse line polyline polygon title desc defs linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
);
const loading = new Set(['href', 'src', 'style', 'base']);

/** Returns whether a value, as the style rules of a browser read it, refers to something outside of the document. */
function refersOutside(value: string): boolean {
  let isOutside = false;
  try {
    walk(parse(value, { context: 'value' }), (node) => {
      if (node.type === 'Url') isOutside ||= !node.value.startsWith('#');
      if (node.type === 'Function')
        isOutside ||= /^(?:url|src|image|image-set|cross-fade|element)$/i.test(node.name);
    });
  } catch {
    return /url|:\/\//i.test(value);
  }
  return isOutside;
}

/** Returns whether a page with this mark in its markup contains one drawing, and nothing that runs, loads or leaves. */
function drawsOnly(svg: string): boolean {
  const found: DefaultTreeAdapterTypes.Node[] = [...parseFragment(svg).childNodes];
  if (found.filter(({ nodeName }) => nodeName !== '#text').length !== 1) return false;
  for (const node of found) {
    if ('content' in node || node.nodeName === '#comment') return false;
    if (!('tagName' in node)) continue;
    if (node.namespaceURI !== html.NS.SVG || !drawing.has(node.tagName)) return false;
    for (const { name, value } of node.attrs) {
      if (name.startsWith('xmlns')) continue;
      if (/^on/i.test(name) || loading.has(name.toLowerCase()) || refersOutside(value)) return false;
    }
    found.push(...node.childNodes);
  }
  return true;
}

async function canBeDrawn(svg: string): Promise<boolean> {
  try {
    await drawPixels(svg, 16);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs generated marks through the check of a brand's images.
 * @param count number of marks
 * @param seed the same seed generates the same marks
 */
export async function judgeHostileMarks(count: number, seed: number): Promise<HostileMarkFigures> {
  const [escapes, throws]: [string[], string[]] = [[], []];
  let [kept, undrawable] = [0, 0];
  const marks = fc.sample(hostileMarks, { numRuns: count, seed });
  for (const mark of marks) {
    const svg = plainSvg(mark);
    let fault: string | undefined;
    try {
      fault = svgFault(svg);
    } catch {
      throws.push(mark);
      continue;
    }
    if (fault?.trim() === '') throws.push(mark);
    if (fault !== undefined) continue;
    if (!(await canBeDrawn(svg))) undrawable += 1;
    else if (drawsOnly(svg)) kept += 1;
    else escapes.push(mark);
  }
  return { generated: marks.length, kept, escapes, throws, undrawable };
}
