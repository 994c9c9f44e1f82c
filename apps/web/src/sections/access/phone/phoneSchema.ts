import * as v from 'valibot';
import { CUSTOM } from './phone.ts';
import type { FieldMessages } from '../schemas.ts';
import type { PhoneField } from './usePhoneField.ts';

/**
 * Initial value of a form's phone.
 * @param country two letters; if unknown, the code is typed
 */
export const startPhone = (country: string | undefined) => ({
  country: country ?? CUSTOM,
  customCode: '',
  number: '',
});

/** Schema of a phone field without validation. */
export const anyPhone = v.object({ country: v.string(), customCode: v.string(), number: v.string() });

/** Schema of a valid phone: with a code, and as many digits as numbers of its country have. */
export const phoneSchema = (messages: FieldMessages, { partsOf, lengthsOf }: PhoneField) =>
  v.pipe(
    anyPhone,
    v.check((values) => partsOf(values).phone_number !== '', messages.phoneMissing),
    v.check((values) => {
      const { phone_code: code, phone_number: number } = partsOf(values);
      if (number === '') return true;
      const { Min, Max } = lengthsOf(values);
      // A leading zero of the national format is accepted; the server removes it.
      const most = number.startsWith('0') ? Max + 1 : Max;
      return code !== '' && number.length >= Min && number.length <= most;
    }, messages.phoneWrong),
  );
