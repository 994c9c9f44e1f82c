/**
 * Whether the page is being prerendered: there is no document, and components that write their own text must include
 * it in their markup.
 */
export const isPrerender = typeof document === 'undefined';
