import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf } from '@touchline/contract/languages';
import { repoRoot } from '../../kernel/index.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Messages of one language, read from the app's own dictionaries, so that mails and pages use the same texts. */
export interface Messages {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * Returns a message with its values inserted; undefined if the dictionary has none.
   * @param path such as `mail.stake`
   */
  findText(path: string, values?: Readonly<Record<string, string>>): string | undefined;
  /** Returns a required message. Throws an Error that names a missing one. */
  text(path: string, values?: Readonly<Record<string, string>>): string;
  /** Returns a message with a count, in the plural form of the language. Throws like `word`. */
  countedText(path: string, count: number): string;
}

const FOLDER = join(repoRoot, 'apps', 'web', 'src', 'platform', 'i18n', 'locales');
const NAMESPACES = [
  'cyber',
  'events',
  'inbox',
  'mail',
  'markets',
  'messages',
  'offline',
  'seo',
  'sports',
] as const;

const loaded = new Map<string, Promise<Messages | undefined>>();

/**
 * Returns the messages of a language by its segment in addresses; undefined if there are none. Cached after the first
 * call.
 */
export function loadMessages(segment: string): Promise<Messages | undefined> {
  const messages = loaded.get(segment) ?? readMessages(segment);
  loaded.set(segment, messages);
  return messages;
}

async function readMessages(segment: string): Promise<Messages | undefined> {
  const tree: Record<string, Tree> = {};
  for (const namespace of NAMESPACES) {
    try {
      tree[namespace] = JSON.parse(await readFile(join(FOLDER, segment, `${namespace}.json`), 'utf8'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
  return messagesOf(segment, tree);
}

function messagesOf(segment: string, tree: Tree): Messages {
  const { tag, direction } = languageOf(segment);
  const plural = new Intl.PluralRules(tag);

  function findText(path: string, values: Readonly<Record<string, string>> = {}): string | undefined {
    let found: string | Tree | undefined = tree;
    for (const key of path.split('.')) {
      if (typeof found !== 'object' || !Object.hasOwn(found, key)) return undefined;
      found = found[key];
    }
    return typeof found === 'string'
      ? found.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '')
      : undefined;
  }

  function text(path: string, values?: Readonly<Record<string, string>>): string {
    const found = findText(path, values);
    if (found === undefined) throw new Error(`The dictionary "${segment}" has no ${path}: add it.`);
    return found;
  }

  return {
    tag,
    direction,
    findText,
    text,
    countedText: (path, count) => text(`${path}_${plural.select(count)}`, { count: String(count) }),
  };
}
