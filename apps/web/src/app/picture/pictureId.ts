/** Where the picture stands in the page, before the app's own element. */
export const PICTURE_ID = 'picture';

/** Its parts that were touched before the app was there say so by this attribute. */
export const TOUCHED = 'data-touched';
