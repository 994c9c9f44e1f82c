let wanted: string | undefined;

/**
 * Returns the address segment of the language that the player wants in this tab: of the last page, or of a switch that
 * is under way. Undefined before the first page, and after the translations of a language failed to load.
 */
export const wantedLanguage = (): string | undefined => wanted;

/** Sets the language that the player wants in this tab. */
export function wantLanguage(segment: string | undefined): void {
  wanted = segment;
}
