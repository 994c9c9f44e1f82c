/** The one-time code in a message; empty if it contains none. */
export const codeIn = (text = ''): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
