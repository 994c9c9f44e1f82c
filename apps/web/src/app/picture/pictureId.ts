/** Id of the prerender's element, which precedes the app's own. */
export const PICTURE_ID = 'picture';

/** Attribute on elements of the prerender that were clicked before the app was ready. */
export const TOUCHED = 'data-touched';
