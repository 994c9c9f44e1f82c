import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageOf } from '@touchline/contract/languages';
import { loadBundle, type Namespace } from './bundles.ts';
import { isolated } from './isolated.ts';

/** The app's translations. Languages are identified by BCP 47 tag, so that plurals follow the right rules. */
export const i18n = createInstance({
  initAsync: false,
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: 'common',
  ns: [],
  resources: {},
  // React escapes markup; this only isolates the direction of a value.
  interpolation: { escape: (value) => isolated(value, languageOf(i18n.language).direction) },
  react: { useSuspense: false },
  returnNull: false,
});
void i18n.use(initReactI18next).init();

/**
 * Loads missing bundles in parallel. Doesn't switch the language.
 * @throws DictionaryError when one can't be loaded
 */
export async function loadBundles(segment: string, namespaces: readonly Namespace[]): Promise<void> {
  const { tag } = languageOf(segment);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(tag, namespace));
  const bundles = await Promise.all(missing.map((namespace) => loadBundle(segment, namespace)));
  missing.forEach((namespace, index) => i18n.addResourceBundle(tag, namespace, bundles[index]));
}

/**
 * Loads bundles and removes all others of the language, so that a rendering on the server has the translations that the
 * page's app begins with.
 */
export async function loadBundlesOnly(segment: string, namespaces: readonly Namespace[]): Promise<void> {
  const { tag } = languageOf(segment);
  for (const held of Object.keys(i18n.getDataByLanguage(tag) ?? {}))
    if (!namespaces.some((namespace) => namespace === held)) i18n.removeResourceBundle(tag, held);
  await loadBundles(segment, namespaces);
}

/** Switches to a language whose translations are loaded. */
export async function setLanguage(segment: string): Promise<void> {
  const { tag } = languageOf(segment);
  if (i18n.language !== tag) await i18n.changeLanguage(tag);
}
