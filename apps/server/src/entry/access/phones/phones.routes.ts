import { calls } from '@touchline/contract';
import { languageOf } from '@touchline/contract/languages';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../kernel/index.ts';
import { phoneCountries, phoneMasks } from '../../../accounts/index.ts';

/** Routes of countries with their calling codes and number formats. */
export function phonesRoutes(app: FastifyInstance): void {
  registerCall(app, calls.phoneCountries, ({ site, query }) => ({
    countries: phoneCountries(languageOf(query.lng ?? site.config.defaultLanguage).tag),
  }));
  const masks = phoneMasks();
  registerCall(app, calls.phoneMasks, () => ({ masks }));
}
