import type { AnswerOf, Calls } from '@touchline/contract';
import { safeFields } from '../seo/fields.ts';
import type { PartnerPage } from './partnerPage.ts';
import type { ListedFile, RemotePart } from './remoteParts.ts';

/** A partner's page may only link within the site. */
const NO_HOSTS: ReadonlySet<string> = new Set();
const META = /<meta\s[^>]*>/giu;

/** Code of a page that may run in its frame: only what is on the site's list. */
export interface Runnable {
  readonly code: string;
  readonly scripts: readonly ListedFile[];
  readonly styles: readonly ListedFile[];
}

/**
 * Returns what may run of a partner's page: its code, and those of its files that are on the list, with their hashes.
 */
export function runnableOf(part: RemotePart, page: PartnerPage): Runnable {
  const listed = (files: readonly ListedFile[], asked: readonly string[]) =>
    files.filter(({ url }) => asked.includes(url));
  return {
    code: page.codeToEval,
    scripts: listed(part.scripts, page.scriptsToLoad),
    styles: listed(part.styles, page.cssToLoad),
  };
}

/**
 * Builds a safe copy of a partner's page: text as data, style tokens, metas. Executable code is only referenced by
 * the address of its frame.
 */
export function remotePageOf(part: RemotePart, page: PartnerPage): AnswerOf<Calls['remotePage']> {
  const { title, content, style, metas } = safeFields(
    { title: page.title, content: page.body, style: page.style, metas: metasIn(page.head) },
    NO_HOSTS,
  );
  const { code, scripts } = runnableOf(part, page);
  return {
    appName: part.name,
    title: title ?? '',
    body: content,
    style,
    head: [...metas],
    ...(code === '' && scripts.length === 0
      ? {}
      : { frame: `/web-api/third-party/api/pages/${part.name}/frame` }),
  };
}

/** Returns the metas in the markup of a head; they are checked like those of any page. */
function metasIn(head: string): { name: string; content: string }[] {
  return [...head.slice(0, 20_000).matchAll(META)].flatMap(([tag]) => {
    const value = (name: string) => new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i').exec(tag)?.[1];
    const [name, content] = [value('name'), value('content')];
    return name === undefined || content === undefined ? [] : [{ name, content }];
  });
}
