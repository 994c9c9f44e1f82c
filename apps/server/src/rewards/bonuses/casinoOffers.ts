import { currencyTerms, isGiven } from '@touchline/bonuses';
import type { BonusOffer } from '@touchline/contract';
import type { Site } from '../../site/index.ts';
import type { BonusDeps } from './bonuses.service.ts';
import { offersOf } from './offers.store.ts';
import { offerView } from './views.ts';

/**
 * Returns the published offers that are wagered in games, as a visitor sees them: in the site's currency, without those
 * that need a code or are for other countries.
 */
export async function casinoOffers(
  { db, now }: Pick<BonusDeps, 'db' | 'now'>,
  { site, country }: { readonly site: Site; readonly country: string | undefined },
): Promise<BonusOffer[]> {
  const iso = site.config.currency;
  const offers = await offersOf(db, site.id, 'published');
  return offers
    .filter(({ terms }) => terms.product === 'casino' && !terms.isHidden)
    .filter(({ terms }) => isGiven(terms, now(), country) && currencyTerms(terms, iso) !== undefined)
    .map((offer) => offerView(offer, iso, []));
}
