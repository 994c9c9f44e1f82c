import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';

/** Countries with calling codes, named in a language; they practically never change. */
export const phoneCountriesQuery = (lang: string) =>
  queryOptions({
    queryKey: ['phone-countries', lang],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/phone/countries', { params: { query: { lng: lang } }, signal })),
    select: ({ countries }) => countries,
    staleTime: Infinity,
  });

/** Formats of phone numbers by country. */
export const phoneMasksQuery = queryOptions({
  queryKey: ['phone-masks'],
  queryFn: ({ signal }) => answer(api.GET('/web-api/phone/masks', { signal })),
  select: ({ masks }) => masks,
  staleTime: Infinity,
});
