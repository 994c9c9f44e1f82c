export interface CutFiguresOptions {
  /** Selector of the elements whose texts are judged. */
  readonly within: string;
  /** Judges the texts as in a language whose words are 40 % longer. */
  readonly isLengthened: boolean;
  /** Texts that are judged: elements with `data-amount`, all amounts by their form, or also words of buttons and links. */
  readonly judged: 'marked' | 'amounts' | 'all';
}

/**
 * Finds what a screen must never do to its texts: cut an amount, which has to stay whole while words give way, or break
 * a word of a button over two lines. Texts are lengthened for the moment of the measurement and are the same again
 * afterwards; figures, codes in capitals and words in a writing without vowels to repeat stay as they are.
 *
 * It is passed to the browser as text, so that it uses nothing from outside.
 * @returns descriptions of what is wrong
 */
export function findCutFigures({ within, isLengthened, judged }: CutFiguresOptions): string[] {
  const AMOUNT =
    /[€£$₽₹]\s?\d(?:[\d.,\s]*\d)?|\d(?:[\d.,\u00a0\u202f]*\d)?\s?(?:[€£$₽₹%]|(?:EUR|USD|GBP|RUB)\b)/gu;
  const found: string[] = [];
  const texts: { readonly node: Text; readonly before: string }[] = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (node instanceof Text && parent && !parent.closest('script, style, svg, textarea, iframe'))
        texts.push({ node, before: node.data });
    }
  }

  /** A word with its last vowels repeated until it is 40 % longer; short words take part in the average. */
  const longer = (word: string): string => {
    if (word.length < 3 || word === word.toUpperCase()) return word;
    const vowels = [...word.matchAll(/[aeiouyаеёиоуыэюя]/giu)];
    const last = vowels.at(-1);
    if (!last) return word;
    const more = last[0].toLowerCase().repeat(Math.ceil(word.length * 0.4));
    return word.slice(0, last.index + 1) + more + word.slice(last.index + 1);
  };
  /** Boxes of a part of a text. */
  const boxesOf = (node: Text, start: number, end: number): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };
  /** True for elements whose overflow is hidden, so that a text can be cut by them. */
  const isCutBy = (around: Element, box: DOMRect): boolean => {
    const { overflowX, overflowY } = getComputedStyle(around);
    const own = around.getBoundingClientRect();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    // Visually hidden texts are for screen readers.
    if (own.width <= 1 || own.height <= 1) return false;
    const across = hides(overflowX) && (box.left < own.left - 1 || box.right > own.right + 1);
    const down =
      hides(overflowY) && (box.top < own.top - box.height / 2 || box.bottom > own.bottom + box.height / 2);
    return across || down;
  };
  /** True if nobody sees the element: hidden, or for screen readers only. */
  const isUnseen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect();
      if (width <= 1 && height <= 1) return true;
    }
    return false;
  };
  /** True for elements that can be scrolled to their whole content. */
  const scrolls = (around: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(around);
    return /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY);
  };

  if (isLengthened)
    for (const { node, before } of texts) node.data = before.replaceAll(/\p{L}+/gu, (word) => longer(word));
  try {
    for (const { node } of texts) {
      const parent = node.parentElement;
      if (!parent) continue;
      const isMarked = parent.closest('[data-amount]') !== null;
      const isJudged = isMarked || judged !== 'marked';
      const amounts = isJudged ? [...node.data.matchAll(isMarked ? /.+/gu : AMOUNT)] : [];
      // Names, which are isolated, may be longer than any line.
      const isLabel =
        judged === 'all' && parent.closest('button, a') !== null && parent.closest('bdi') === null;
      const words = isLabel ? [...node.data.matchAll(/[\p{L}\p{N}]+/gu)] : [];
      if (amounts.length + words.length === 0 || isUnseen(parent)) continue;
      for (const { 0: amount, index } of amounts) {
        for (const box of boxesOf(node, index, index + amount.length)) {
          for (let around: Element | null = parent; around; around = around.parentElement) {
            if (isCutBy(around, box)) found.push(`the amount ${amount} of “${node.data}” is cut`);
            if (isCutBy(around, box) || scrolls(around)) break;
          }
        }
      }
      for (const { 0: word, index } of words) {
        const lines = new Set(boxesOf(node, index, index + word.length).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`the word “${word}” of “${node.data}” is broken`);
      }
    }
  } finally {
    for (const { node, before } of texts) if (node.data !== before) node.data = before;
  }
  return [...new Set(found)];
}
