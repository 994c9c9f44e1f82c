import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CountryCode, Language } from './schemas.ts';

export const phoneCountries = defineCall({
  id: 'phoneCountries',
  method: 'get',
  path: '/web-api/phone/countries',
  tag: 'session',
  summary: 'Lists countries with their calling codes, by name; any other code is a custom country.',
  session: 'anyone',
  query: Type.Object({ lng: Type.Optional(Language) }),
  answers: {
    200: Type.Object({
      countries: Type.Array(
        Type.Object(
          {
            id: Type.Integer({ minimum: 1 }),
            name: Type.String(),
            phoneCode: Type.String({ description: 'Calling code with its plus.' }),
            code: CountryCode,
          },
          { title: 'PhoneCountry' },
        ),
      ),
    }),
  },
  problems: [400],
});

export const phoneMasks = defineCall({
  id: 'phoneMasks',
  method: 'get',
  path: '/web-api/phone/masks',
  tag: 'session',
  summary: 'Lists the phone number format and the permitted lengths of each country.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      masks: Type.Array(
        Type.Object(
          {
            CountryId: Type.Integer({ minimum: 1 }),
            Mask: Type.String({ description: 'One 9 for each digit.', examples: ['9999 999999'] }),
            Max: Type.Integer({ minimum: 1 }),
            Min: Type.Integer({ minimum: 1 }),
          },
          { title: 'PhoneMask' },
        ),
      ),
    }),
  },
  problems: [],
});
