import type { CardPart, CardsPart, ListModel, Sizes } from './listModel.ts';

/**
 * Measures the heights of mounted parts.
 * @param list element whose children are the parts, in order
 */
export function measureList(
  list: HTMLElement,
  parts: readonly CardsPart[],
  model: ListModel,
  sizes: Sizes,
): void {
  for (const [place, part] of parts.entries()) {
    const element = list.children[place];
    if (element && 'card' in part) measureCard(element, part, model);
  }
  if (sizes.isLearned || sizes.rows.size === 0) return;
  sizes.isLearned = true;
  sizes.row = middle(sizes.rows.values()) ?? sizes.row;
  sizes.frame = middle(sizes.frames.values()) ?? sizes.frame;
  model.learn();
}

function measureCard(element: Element, { card, rows }: CardPart, model: ListModel): void {
  const mounted = new Map<number, number>();
  // Titles above a row are mounted with it.
  for (const part of element.querySelectorAll<HTMLElement>('[data-match], [data-above]')) {
    const id = Number(part.dataset['match'] ?? part.dataset['above']);
    mounted.set(id, (mounted.get(id) ?? 0) + heightOf(part));
  }
  let inside = 0;
  for (const part of rows) {
    if ('space' in part) {
      inside += part.space;
      continue;
    }
    for (let row = part.first; row < part.end; row += 1) {
      // A match that was just removed has no row.
      const height = mounted.get(model.cards[card]?.rows[row] ?? 0) ?? 0;
      inside += height;
      model.see(card, row, height);
    }
  }
  model.see(card, undefined, heightOf(element) - inside);
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

function middle(values: Iterable<number>): number | undefined {
  const sorted = [...values].filter((height) => height > 0).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
