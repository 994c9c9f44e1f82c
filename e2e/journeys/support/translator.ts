import type { BrowserContext, Page } from '@playwright/test';

/** Attribute of the root element from which on the translator works. */
const STARTED = 'data-translator';

/**
 * Prepares all pages of a context for `translate`.
 * @see translate
 */
export async function prepareTranslator(context: BrowserContext): Promise<void> {
  await context.addInitScript((started) => {
    const LEFT_OUT =
      'script, style, noscript, textarea, svg, [translate="no"], .notranslate, #touchline-state';
    const wrap = (text: Text) => {
      const { parentElement } = text;
      if (!parentElement || text.data.trim() === '' || parentElement.closest(LEFT_OUT)) return;
      if (parentElement.localName === 'font') return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      // The text is the same, so that a journey finds what it looks for.
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const wrapIn = (node: Node) => {
      if (node instanceof Text) return wrap(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
      for (const text of found) wrap(text);
    };
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrapIn(node);
    });
    const start = () => {
      if (!document.documentElement.hasAttribute(started)) return;
      wait.disconnect();
      wrapIn(document.body);
      watch.observe(document.body, { childList: true, subtree: true });
    };
    const wait = new MutationObserver(start);
    wait.observe(document, { attributes: true, subtree: true, attributeFilter: [started] });
  }, STARTED);
}

/**
 * Starts a page translator as browsers have them: it replaces every text node by nested `font` elements, now and
 * whenever nodes are added. It leaves out what `translate="no"` excludes.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((started) => document.documentElement.setAttribute(started, ''), STARTED);
}
