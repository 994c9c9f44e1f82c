/** Text shown in place of a secret. */
export const MASK = '••••••';
