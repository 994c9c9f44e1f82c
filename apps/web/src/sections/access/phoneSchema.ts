import * as v from 'valibot';
import { CUSTOM } from './phone.ts';
import type { FieldWords } from './schemas.ts';
import type { PhoneField } from './usePhoneField.ts';

/** What a phone of a form is at first. @param country two letters; typed where it isn't known */
export const startPhone = (country: string | undefined) => ({
  country: country ?? CUSTOM,
  customCode: '',
  number: '',
});

/** The values of a phone field that nothing is asked of. */
export const anyPhone = v.object({ country: v.string(), customCode: v.string(), number: v.string() });

/** A phone that can be: its code, and as many figures as numbers of its country have. */
export const phoneSchema = (words: FieldWords, { partsOf, lengthsOf }: PhoneField) =>
  v.pipe(
    anyPhone,
    v.check((values) => partsOf(values).phone_number !== '', words.phoneMissing),
    v.check((values) => {
      const { phone_code: code, phone_number: number } = partsOf(values);
      if (number === '') return true;
      const { Min, Max } = lengthsOf(values);
      // Some write the zero that their country puts in front at home: the platform takes it off.
      const most = number.startsWith('0') ? Max + 1 : Max;
      return code !== '' && number.length >= Min && number.length <= most;
    }, words.phoneWrong),
  );
