import type { ResourceLanguage } from 'i18next';

const firstLoaders = import.meta.glob<ResourceLanguage>('./locales/*/{common,betting,markets,sports}.json', {
  import: 'default',
});

/** Where the words of the other screens lie is a file of its own: the first screen does without. */
async function loaderOf(path: string) {
  return firstLoaders[path] ?? (await import('./lateBundles.ts')).lateLoaders[path];
}

/** Names of the bundles of words; a section names the ones it needs in its route. */
export type Namespace =
  | 'access'
  | 'betActions'
  | 'betting'
  | 'blocked'
  | 'calculator'
  | 'common'
  | 'coupon'
  | 'couponMore'
  | 'cricket'
  | 'cyber'
  | 'events'
  | 'favorites'
  | 'history'
  | 'identification'
  | 'limits'
  | 'markets'
  | 'marketsMore'
  | 'office'
  | 'pages'
  | 'personal'
  | 'recovery'
  | 'security'
  | 'responsible'
  | 'settings'
  | 'slips'
  | 'social'
  | 'sports'
  | 'visit'
  | 'titles'
  | 'wallets';

/** The words of one namespace in one language could not be had. The page shows its dictionary error. */
export class DictionaryError extends Error {
  override readonly name = 'DictionaryError';

  constructor(where: { readonly segment: string; readonly namespace: string }, cause?: unknown) {
    super(`The words "${where.namespace}" in "${where.segment}" could not be loaded; load the page again.`, {
      cause,
    });
  }
}

/**
 * The words of a namespace in a language.
 * @throws DictionaryError when there are none or they can't be fetched
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
