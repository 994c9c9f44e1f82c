/** Built by `scripts/flags.ts`. */
declare module 'virtual:flags' {
  /** Path of the folder with the flags; it changes with their content, so that they can be cached for ever. */
  export const folder: string;
  /** Codes of the countries that have a flag, separated by spaces. */
  export const codes: string;
}
