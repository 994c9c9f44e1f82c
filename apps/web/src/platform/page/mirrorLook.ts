/**
 * Gives a window of the page the page's look: its style sheets, and the attributes of its root element (language,
 * direction, mode, brand). Later changes are followed.
 * @returns ends that
 */
export function mirrorLook(page: Document, target: Window): () => void {
  const { document: other } = target;
  const copyAttributes = () => {
    for (const { name, value } of page.documentElement.attributes) {
      if (name !== 'style') other.documentElement.setAttribute(name, value);
    }
  };
  // Copies of elements would be refused by the page's policy, a sheet made by script isn't.
  const copySheets = () => {
    other.adoptedStyleSheets = [...page.styleSheets].map((sheet) => copyOf(sheet, target));
  };
  copyAttributes();
  copySheets();
  // A small window has no space to spare for a scrollbar that it doesn't need.
  other.documentElement.style.scrollbarGutter = 'auto';
  const attributes = new MutationObserver(copyAttributes);
  attributes.observe(page.documentElement, { attributes: true });
  // Sheets of code that is loaded later; `load` events don't bubble.
  page.head.addEventListener('load', copySheets, true);
  return () => {
    attributes.disconnect();
    page.head.removeEventListener('load', copySheets, true);
  };
}

function copyOf(sheet: CSSStyleSheet, target: Window): CSSStyleSheet {
  // The cast: a window has the constructors of its realm, which its type leaves out.
  const { CSSStyleSheet: Sheet } = target as Window & typeof globalThis;
  const copy = new Sheet({ media: sheet.media.mediaText, baseURL: sheet.href ?? document.baseURI });
  try {
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  } catch {
    // The rules of an extension's sheet can't be read.
  }
  return copy;
}
