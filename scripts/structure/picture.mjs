// Draws the layers of the server for docs/architecture.md, from its own imports.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { domainArrowsOf } from './measures.mjs';
import { reachedBy } from './rules.mjs';

const PLACE = join(root, 'docs', 'architecture.md');
const BEGIN = '<!-- layers: drawn by `npm run structure -- --draw` -->';
const END = '<!-- /layers -->';

/**
 * Returns the drawing, a Mermaid diagram. An arrow that follows from others is left out: of a domain that imports
 * another one only where no third one between them does.
 * @param {import('./tree.mjs').Tree} tree
 * @param {import('./domains.mjs').Layout} layout
 */
export function drawLayers(tree, layout) {
  const arrows = domainArrowsOf(tree, layout);
  const reached = reachedBy(arrows);
  const followsFromOthers = ([from, to]) =>
    arrows.some(([start, other]) => start === from && reached.get(other)?.has(to));
  const boxes = layout.domains.map(({ name, layer }) => `  ${name}["${layer} ${name}"]`);
  const lines = arrows
    .filter((arrow) => !followsFromOthers(arrow))
    .map(([from, to]) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TD', ...boxes.toReversed(), ...lines.toSorted(), '```'].join('\n');
}

/** Returns the document with another drawing. */
function withDrawing(text, drawing) {
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || end < start)
    throw new Error(`docs/architecture.md needs the lines "${BEGIN}" and "${END}".`);
  return `${text.slice(0, start)}${BEGIN}\n${drawing}\n${text.slice(end)}`;
}

/** Writes the drawing into the document. */
export function writeDrawing(drawing) {
  writeFileSync(PLACE, withDrawing(readFileSync(PLACE, 'utf8'), drawing));
}

/** @returns {string[]} a sentence if the document has another drawing */
export function checkDrawing(drawing) {
  const text = readFileSync(PLACE, 'utf8');
  return withDrawing(text, drawing) === text
    ? []
    : ['docs/architecture.md shows other layers: draw them anew by `npm run structure -- --draw`.'];
}
