import type { SiteConfig } from '@touchline/contract';
import { answer, api } from '../api/api.ts';
import { segmentIn } from '../i18n/languages.ts';

/** How often an answer that failed to come is asked for again, and how long after; ms. */
const AGAIN = { times: 5, after: 1000 };

/**
 * Where the visitor is, by `<meta name="country-code" content="DE">`: a page that the platform didn't make can say it,
 * as who delivers it knows it.
 */
export function countryOfPage(page: Pick<Document, 'querySelector'> = document): string | undefined {
  const said = page.querySelector<HTMLMetaElement>('meta[name="country-code"]')?.content.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(said) ? said : undefined;
}

/** The site's configuration as it is now. @throws ApiError when no answer came */
export function askSite(): Promise<SiteConfig> {
  const lang = segmentIn(location.pathname);
  const country = countryOfPage();
  return answer(
    api.GET('/bff-api/config/all.json', {
      params: {
        query: lang === undefined ? {} : { lang },
        header: country === undefined ? {} : { 'x-country-code': country },
      },
    }),
  );
}

/**
 * Asks until there is an answer: once, then five times more a second apart, or as it is said.
 * @throws what the last one failed with
 */
export async function askPatiently<T>(ask: () => Promise<T>, { times, after } = AGAIN): Promise<T> {
  for (let left = times; left > 0; left -= 1) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, after));
    }
  }
  return ask();
}
