import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repoRoot } from '../settings.ts';
import { languageOf } from '../sites/language.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Messages of one language, read from the app's own dictionaries, so that mails and pages use the same texts. */
export interface Words {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * Returns a message with its values inserted; undefined if the dictionary has none.
   * @param path such as `mail.stake`
   */
  find(path: string, values?: Readonly<Record<string, string>>): string | undefined;
  /** Returns a required message. Throws an Error that names a missing one. */
  word(path: string, values?: Readonly<Record<string, string>>): string;
  /** Returns a message with a count, in the plural form of the language. Throws like `word`. */
  counted(path: string, count: number): string;
}

const FOLDER = join(repoRoot, 'apps', 'web', 'src', 'platform', 'i18n', 'locales');
const NAMESPACES = ['events', 'mail', 'markets', 'messages', 'offline', 'seo', 'sports'] as const;

const loaded = new Map<string, Promise<Words | undefined>>();

/**
 * Returns the messages of a language by its segment in addresses; undefined if there are none. Cached after the first
 * call.
 */
export function loadWords(segment: string): Promise<Words | undefined> {
  const words = loaded.get(segment) ?? readWords(segment);
  loaded.set(segment, words);
  return words;
}

async function readWords(segment: string): Promise<Words | undefined> {
  const tree: Record<string, Tree> = {};
  for (const namespace of NAMESPACES) {
    try {
      tree[namespace] = JSON.parse(await readFile(join(FOLDER, segment, `${namespace}.json`), 'utf8'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
  return wordsOf(segment, tree);
}

function wordsOf(segment: string, tree: Tree): Words {
  const { tag, direction } = languageOf(segment);
  const plural = new Intl.PluralRules(tag);

  function find(path: string, values: Readonly<Record<string, string>> = {}): string | undefined {
    let found: string | Tree | undefined = tree;
    for (const key of path.split('.')) {
      if (typeof found !== 'object' || !Object.hasOwn(found, key)) return undefined;
      found = found[key];
    }
    return typeof found === 'string'
      ? found.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '')
      : undefined;
  }

  function word(path: string, values?: Readonly<Record<string, string>>): string {
    const found = find(path, values);
    if (found === undefined) throw new Error(`The dictionary "${segment}" has no ${path}: add it.`);
    return found;
  }

  return {
    tag,
    direction,
    find,
    word,
    counted: (path, count) => word(`${path}_${plural.select(count)}`, { count: String(count) }),
  };
}
