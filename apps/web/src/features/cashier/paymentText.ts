import type { PaymentMethod } from '@touchline/contract';

/** Returns a text of the server in the page's language, else in English. */
export function textIn(names: PaymentMethod['name'], lang: string): string {
  return names[lang] ?? names.en;
}
