import type { SiteConfig } from '@touchline/contract';
import { answer, api } from '../api/api.ts';
import { segmentIn } from '../i18n/languages.ts';

/** Number of retries, and the delay between them in ms. */
const AGAIN = { times: 5, after: 1000 };

/**
 * Returns the visitor's country from `<meta name="country-code" content="DE">`, which pages delivered by others than
 * our server can set.
 */
export function countryOfPage(page: Pick<Document, 'querySelector'> = document): string | undefined {
  const code = page.querySelector<HTMLMetaElement>('meta[name="country-code"]')?.content.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/**
 * Requests the current site configuration.
 * @throws ApiError when no answer came
 */
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
 * Requests until there is an answer: once, then five retries a second apart, unless set otherwise.
 * @throws the last failure
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
