import type { FormField } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneCountriesQuery, phoneMasksQuery } from '../../features/session/phones.api.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { CUSTOM, pastedPhone, phonePartsOf, typedNumber, type PhoneValues } from './phone.ts';
import type { PhoneCountry, PhoneParts } from './phone.types.ts';

export interface PhoneField {
  /** The fields of a phone: the number with its country's code, and the code by itself where it is typed. */
  fieldsOf(values: PhoneValues, error: string | undefined): readonly FormField[];
  /** The phone after one of its fields changed; undefined for a field that isn't of it. */
  changed(values: PhoneValues, id: string, value: string): PhoneValues | undefined;
  partsOf(values: PhoneValues): PhoneParts;
  /** How many figures a number of the country may have. */
  lengthsOf(country: string): { readonly Min: number; readonly Max: number };
}

/** E.164 knows no longer ones, and no shorter ones that people have. */
const ANY = { Min: 3, Max: 14 } as const;

/** The phone field of a form. @param isWanted whether its countries are to be asked for */
export function usePhoneField(isWanted: boolean): PhoneField {
  const { t } = useTranslation('access');
  const lang = useLang();
  const { data: listed = [] } = useQuery({ ...phoneCountriesQuery(lang), enabled: isWanted });
  const { data: masks = [] } = useQuery({ ...phoneMasksQuery, enabled: isWanted });
  return useMemo(() => {
    const countries: readonly PhoneCountry[] = listed.map(({ code, name, phoneCode }) => ({
      id: code,
      name,
      code: phoneCode,
    }));
    const maskOf = (country: string) => {
      const id = listed.find(({ code }) => code === country)?.id;
      return masks.find(({ CountryId }) => CountryId === id);
    };
    return {
      fieldsOf(values, error) {
        const shown = [...countries, { id: CUSTOM, name: t('phone.otherCountry'), code: t('phone.other') }];
        const number: FormField = {
          kind: 'phone',
          id: 'phone',
          codeId: 'country',
          label: t('fields.phone'),
          value: values.number,
          country: values.country,
          countries: shown,
          codeLabel: t('phone.code'),
          placeholder: maskOf(values.country)?.Mask.replaceAll('9', '0'),
          error,
          required: true,
          wide: true,
        };
        if (values.country !== CUSTOM) return [number];
        const code: FormField = {
          kind: 'text',
          format: 'digits',
          id: 'customCode',
          label: t('phone.customCode'),
          value: values.customCode,
          autoComplete: 'tel-country-code',
          maxLength: 5,
          required: true,
          wide: true,
        };
        return [code, number];
      },
      changed(values, id, value) {
        if (id === 'country') return { ...values, country: value };
        if (id === 'customCode') return { ...values, customCode: value };
        if (id !== 'phone') return undefined;
        const pasted = pastedPhone(value, countries, values.country);
        const country = pasted?.country ?? values.country;
        const mask = maskOf(country)?.Mask;
        const number = pasted
          ? typedNumber('', pasted.number, mask)
          : typedNumber(values.number, value, mask);
        return { ...values, country, number };
      },
      partsOf: (values) => phonePartsOf(values, countries),
      lengthsOf: (country) => maskOf(country) ?? ANY,
    };
  }, [t, listed, masks]);
}
