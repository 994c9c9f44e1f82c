import type { FormField } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneCountriesQuery, phoneMasksQuery } from '../../../features/session/security/phones.api.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { CUSTOM, isWhole, pastedPhone, phonePartsOf, typedNumber, type PhoneValues } from './phone.ts';
import type { PhoneCountry, PhoneParts } from './phone.types.ts';

export interface PhoneField {
  /** True if the formats of numbers are loaded, or failed to load; numbers can't be validated before that. */
  readonly isReady: boolean;
  /** Returns the form fields of a phone: the number with its country's code, and a field for a typed code. */
  fieldsOf(values: PhoneValues, error: string | undefined): readonly FormField[];
  /** Returns the phone after a change of one of its fields; undefined for other fields. */
  changed(values: PhoneValues, id: string, value: string): PhoneValues | undefined;
  partsOf(values: PhoneValues): PhoneParts;
  /** Returns the allowed number of digits in the phone's country. */
  lengthsOf(values: PhoneValues): { readonly Min: number; readonly Max: number };
}

/** Bounds if the country's are unknown: the maximum of E.164, and the shortest numbers in use. */
const ANY = { Min: 3, Max: 14 } as const;

const NONE: readonly never[] = [];

/**
 * Phone field of a form.
 * @param isWanted whether to load its countries
 */
export function usePhoneField(isWanted: boolean): PhoneField {
  const { t } = useTranslation('access');
  const lang = useLang();
  const { data: listed = NONE, ...ofCountries } = useQuery({
    ...phoneCountriesQuery(lang),
    enabled: isWanted,
  });
  const { data: masks = NONE, ...ofMasks } = useQuery({ ...phoneMasksQuery, enabled: isWanted });
  const isReady = !isWanted || (ofCountries.isFetched && ofMasks.isFetched);
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
    /** Splits a complete number that was entered before the list of countries was loaded. */
    const settled = (values: PhoneValues): PhoneValues => {
      const whole = pastedPhone(values.number, countries, values.country);
      if (!whole) return values;
      const { country, number } = whole;
      return { ...values, country, number: typedNumber('', number, maskOf(country)?.Mask) };
    };
    return {
      isReady,
      fieldsOf(given, error) {
        const values = settled(given);
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
      changed(given, id, value) {
        const values = settled(given);
        if (id === 'country') return { ...values, country: value };
        if (id === 'customCode') return { ...values, customCode: value };
        if (id !== 'phone') return undefined;
        if (countries.length === 0 && isWhole(value)) return { ...values, number: value };
        const whole = settled({ ...values, number: value });
        if (whole.number !== value) return whole;
        return { ...values, number: typedNumber(values.number, value, maskOf(values.country)?.Mask) };
      },
      partsOf: (values) => phonePartsOf(settled(values), countries),
      lengthsOf: (values) => maskOf(settled(values).country) ?? ANY,
    };
  }, [t, listed, masks, isReady]);
}
