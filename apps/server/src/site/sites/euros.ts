import { toMinor } from '@touchline/betting';
import { pipe, regex, string, transform } from 'valibot';

/** Amount in euros as decimal text, converted to cents. */
export const euros = pipe(
  string(),
  regex(/^\d{1,12}(?:\.\d{1,2})?$/, 'an amount in euros is a decimal such as "1000.00"'),
  transform((text) => toMinor(text, 'EUR')),
);
