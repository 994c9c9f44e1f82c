const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Returns the pattern of `like` for texts that begin with a text. */
export const startingWith = (text: string): string => `${escaped(text)}%`;

/** Returns the pattern of `like` for texts that contain a text. */
export const containing = (text: string): string => `%${escaped(text)}%`;
