/**
 * Whether the page is drawn where there is no document, as a picture that stands until the app has loaded: components
 * that write their own text then put it into what they render.
 */
export const isPicture = typeof document === 'undefined';
