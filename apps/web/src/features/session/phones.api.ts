import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';

/** Countries with their calling codes, by their names in a language: as good as for ever. */
export const phoneCountriesQuery = (lang: string) =>
  queryOptions({
    queryKey: ['phone-countries', lang],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/phone/countries', { params: { query: { lng: lang } }, signal })),
    select: ({ countries }) => countries,
    staleTime: Infinity,
  });

/** How the numbers of each country are written. */
export const phoneMasksQuery = queryOptions({
  queryKey: ['phone-masks'],
  queryFn: ({ signal }) => answer(api.GET('/web-api/phone/masks', { signal })),
  select: ({ masks }) => masks,
  staleTime: Infinity,
});
