import type { SiteConfig } from '@touchline/contract';
import type { Feature } from '@touchline/contract/pages';

let loaded: SiteConfig | undefined;

/**
 * Loads the site's configuration: inlined in the page by the server, otherwise requested.
 * @throws when it had to be requested and no answer came
 */
export async function loadSite(page: Pick<Document, 'getElementById'> = document): Promise<SiteConfig> {
  const inlined = page.getElementById('touchline-site')?.textContent;
  // Cast: our own server writes this element from the contract's SiteConfig.
  loaded = inlined ? (JSON.parse(inlined) as SiteConfig) : await askAnyway();
  return loaded;
}

/** Requests the configuration; lazy, because pages of our server include it. */
async function askAnyway(): Promise<SiteConfig> {
  const { askPatiently, askSite } = await import('./askSite.ts');
  return askPatiently(askSite);
}

/**
 * Returns the site's configuration.
 * @throws before `loadSite` has resolved
 */
export function site(): SiteConfig {
  if (!loaded)
    throw new Error('The site is not loaded yet: await loadSite() in boot before anything reads it.');
  return loaded;
}

/** Applies changes of the configuration. */
export function changeSite(change: {
  readonly [Field in keyof SiteConfig]?: SiteConfig[Field] | undefined;
}): void {
  Object.assign(site(), change);
}

/** Returns whether a player can add money here: by a payment, or play money on a demonstration. */
export function hasCashier(): boolean {
  const { isDemoCashier, hasCashier: hasMethods } = site();
  return isDemoCashier || hasMethods === true;
}

/** Returns the key of the label for adding money, in the texts of `common`. */
export function cashierLabel() {
  return site().hasCashier ? 'header.deposit' : 'header.demoCredit';
}

/** Returns whether the site offers a feature. */
export function isAvailable(feature: Feature): boolean {
  return site().availableRoutes.includes(feature);
}
