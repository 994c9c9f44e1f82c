import type { ResourceLanguage } from 'i18next';

const firstLoaders = import.meta.glob<ResourceLanguage>('./locales/*/{common,betting,markets,sports}.json', {
  import: 'default',
});

/** Finds the loader of a bundle. The list for other screens is a separate chunk, not needed for the first screen. */
async function loaderOf(path: string) {
  return firstLoaders[path] ?? (await import('./lazyBundles.ts')).lazyLoaders[path];
}

/** Names of the translation bundles; each route lists those it needs. */
export type Namespace =
  | 'access'
  | 'account'
  | 'betActions'
  | 'betting'
  | 'blocked'
  | 'calculator'
  | 'casino'
  | 'bonuses'
  | 'common'
  | 'consultant'
  | 'coupon'
  | 'couponMore'
  | 'cricket'
  | 'cyber'
  | 'events'
  | 'favorites'
  | 'game'
  | 'generator'
  | 'history'
  | 'home'
  | 'identification'
  | 'inbox'
  | 'limits'
  | 'markets'
  | 'marketsMore'
  | 'moments'
  | 'office'
  | 'pages'
  | 'passkeys'
  | 'payments'
  | 'palette'
  | 'personal'
  | 'profile'
  | 'qrSignIn'
  | 'recovery'
  | 'rewards'
  | 'security'
  | 'responsible'
  | 'settings'
  | 'slips'
  | 'social'
  | 'sports'
  | 'verification'
  | 'visit'
  | 'titles'
  | 'tournaments'
  | 'tracker'
  | 'wallets';

/** Thrown when a translation bundle can't be loaded; the page shows its error screen. */
export class DictionaryError extends Error {
  override readonly name = 'DictionaryError';

  constructor(where: { readonly segment: string; readonly namespace: string }, cause?: unknown) {
    super(`The words "${where.namespace}" in "${where.segment}" could not be loaded; load the page again.`, {
      cause,
    });
  }
}

/**
 * Loads a translation bundle.
 * @throws DictionaryError when it doesn't exist or can't be fetched
 */
export async function loadBundle(segment: string, namespace: Namespace): Promise<ResourceLanguage> {
  try {
    const load = await loaderOf(`./locales/${segment}/${namespace}.json`);
    if (load) return await load();
  } catch (error) {
    throw new DictionaryError({ segment, namespace }, error);
  }
  throw new DictionaryError({ segment, namespace });
}
