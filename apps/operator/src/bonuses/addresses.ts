/** Address segment of a new offer. */
export const NEW_OFFER = 'new';
