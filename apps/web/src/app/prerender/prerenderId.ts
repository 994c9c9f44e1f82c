/** Id of the prerender's element, which precedes the app's own. */
export const PRERENDER_ID = 'prerender';

/** Attribute on elements of the prerender that were clicked before the app was ready. */
export const TOUCHED = 'data-touched';
