/** Returns the direction in which a language is written. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return /^(?:ar|he|fa|ur)\b/.test(language) ? 'rtl' : 'ltr';
}

const MARKS = /[\u200e\u200f\u061c]/g;

/** Returns a figure that keeps its order from left to right within a text of a language. */
export function isolated(figure: string, language: string): string {
  return directionOf(language) === 'ltr' ? figure : `\u2066${figure.replaceAll(MARKS, '')}\u2069`;
}
