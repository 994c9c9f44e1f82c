/** Returns whether a text is the id of a game. */
export const isGameId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text.trim());
