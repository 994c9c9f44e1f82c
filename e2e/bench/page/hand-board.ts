// The hand-written board, baseline of the product's board: no framework, no book, one write for each changed cell and
// frame. If the page already has a board, namely the product's markup, it is driven as it is.
import type { BoardApply, BoardSelectors } from '../lib/boardDriver.ts';

declare global {
  interface Window {
    __mkBench?: (apply: BoardApply, selectors: BoardSelectors) => void;
  }
}

const MATCHES = 500;
const PRICES_A_MATCH = 4;
const LABELS = ['1', '2', 'Over 22.5', 'Under 22.5'];
const FIRST = 185;

const rows = Number(new URLSearchParams(location.search).get('rows') ?? MATCHES);
const prices = new Uint32Array(MATCHES * PRICES_A_MATCH).fill(FIRST);
const changed = new Uint8Array(prices.length);
let waiting: number[] = [];
const figures: Text[] = [];

const rowOf = (index: number) => `
  <article class="row">
    <span class="line">2nd set · 3:2</span>
    <a href="#${index}">Harbour Rovers ${index + 1}<br />Crestwood City ${index + 1}</a>
    <span class="score">1<br />0</span>
    <div class="prices">${LABELS.map(
      (label, place) =>
        `<button type="button" class="cell" data-i="${index * PRICES_A_MATCH + place}"><span class="label">${label}</span><bdi class="price">1.85</bdi></button>`,
    ).join('')}</div>
    <a href="#${index}">+24</a>
  </article>`;

function write(): void {
  const indices = waiting;
  waiting = [];
  for (const index of indices) {
    changed[index] = 0;
    const figure = figures[index];
    if (figure) figure.data = String((prices[index] ?? 0) / 100);
  }
}

function apply(pairs: Uint32Array): void {
  if (waiting.length === 0) requestAnimationFrame(write);
  for (let at = 0; at < pairs.length; at += 2) {
    const index = pairs[at] ?? 0;
    prices[index] = pairs[at + 1] ?? 0;
    if (changed[index] === 1) continue;
    changed[index] = 1;
    waiting.push(index);
  }
}

const board = document.getElementById('board') ?? document.body;
if (!document.querySelector('[data-i]')) {
  board.innerHTML = Array.from({ length: rows }, (_, index) => rowOf(index)).join('');
}
for (const price of document.querySelectorAll('[data-i] bdi')) {
  if (price.firstChild instanceof Text) figures.push(price.firstChild);
}
window.__mkBench?.(apply, { cell: '[data-i]', px: 'bdi' });
