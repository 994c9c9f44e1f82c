import type { SiteConfig } from '@touchline/contract';

let loaded: SiteConfig | undefined;

/**
 * Loads the site's configuration: inlined in the page by the server, or asked for when it isn't.
 * @throws when it had to be asked for and no answer came
 */
export async function loadSite(page: Pick<Document, 'getElementById'> = document): Promise<SiteConfig> {
  const inlined = page.getElementById('touchline-site')?.textContent;
  // The cast: our own server writes this element from the contract's SiteConfig.
  loaded = inlined ? (JSON.parse(inlined) as SiteConfig) : await askAnyway();
  return loaded;
}

/** What asks comes late: the platform's own pages have the answer with them. */
async function askAnyway(): Promise<SiteConfig> {
  const { askPatiently, askSite } = await import('./askSite.ts');
  return askPatiently(askSite);
}

/**
 * The site's configuration.
 * @throws before `loadSite` has resolved
 */
export function site(): SiteConfig {
  if (!loaded)
    throw new Error('The site is not loaded yet: await loadSite() in boot before anything reads it.');
  return loaded;
}

/** Takes over what the site says anew. */
export function changeSite(change: {
  readonly [Field in keyof SiteConfig]?: SiteConfig[Field] | undefined;
}): void {
  Object.assign(site(), change);
}

/** Whether the site has a feature, by the flag that its routes ask for. */
export function isAvailable(flag: string): boolean {
  return site().availableRoutes.includes(flag);
}
