/** Beginning of the operators' tokens that `npm start` prints: anybody knows them. */
const PREFIX = 'development-';

/** Returns whether an operator's token is one of development, which production refuses. */
export const isDevelopmentToken = (token: string): boolean => token.startsWith(PREFIX);
