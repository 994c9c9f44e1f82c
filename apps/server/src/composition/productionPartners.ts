import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { siteEntry } from './siteEntry.ts';
import { readSitesFile } from '../site/index.ts';
import type { Settings } from '../kernel/index.ts';

type PartnerSettings = Pick<
  Settings,
  'PAYMENT_PROVIDERS_FILE' | 'VERIFIERS_FILE' | 'MAKERS_FILE' | 'SITES_FILE'
>;

/** Settings with lists of companies that the platform works with. */
const LISTS = ['PAYMENT_PROVIDERS_FILE', 'VERIFIERS_FILE', 'MAKERS_FILE'] as const;
/** Lists of companies whose pages are shown in frames of the sites. */
const FRAMED = ['VERIFIERS_FILE', 'MAKERS_FILE'] as const;

/** Id of the sandbox's own entries. */
const SANDBOX = 'sandbox';
/** Beginning of the keys and secrets that are published with the sandbox. */
const PUBLISHED = /^sandbox-(?:key|secret)-of-development/;

const Text = v.fallback(v.string(), '');
const Partner = v.fallback(
  v.looseObject({
    id: Text,
    url: Text,
    frameOrigin: v.fallback(v.optional(v.string()), undefined),
    key: v.optional(v.unknown()),
    secrets: v.optional(v.unknown()),
  }),
  { id: '', url: '', frameOrigin: undefined, key: undefined, secrets: undefined },
);
type Partner = v.InferOutput<typeof Partner>;

/**
 * Returns what is wrong with the companies that production would work with, a sentence each: entries of the sandbox, and
 * keys or secrets of it, which anybody knows.
 */
export async function sandboxFaults(settings: PartnerSettings): Promise<string[]> {
  const faults = await Promise.all(
    LISTS.map(async (setting) => {
      const partners = await partnersIn(settings[setting]);
      return partners.flatMap((partner) => sandboxFault(partner, setting, settings[setting] ?? ''));
    }),
  );
  return faults.flat();
}

function sandboxFault({ id, key, secrets }: Partner, setting: string, file: string): string[] {
  if (id === SANDBOX)
    return [
      `${setting} lists the sandbox, which moves no money and checks nobody: take its entry out of ${file}`,
    ];
  if (!textsIn([key, secrets]).some((text) => PUBLISHED.test(text))) return [];
  return [
    `${id} in ${setting} has a key or a secret of the sandbox, which anybody knows: put those of the company into ${file}`,
  ];
}

/**
 * Returns the companies whose frames would be at a host of the sites, a sentence each. Such a page could read and change
 * the site around it, with the session of its player.
 */
export async function frameFaults(settings: PartnerSettings): Promise<string[]> {
  const { sites } = await readSitesFile(siteEntry, settings.SITES_FILE);
  const siteOfHost = new Map(
    sites.flatMap(({ entry }) => entry.hosts.map((host) => [host, entry.id] as const)),
  );
  const faults = await Promise.all(
    FRAMED.map(async (setting) => {
      const partners = await partnersIn(settings[setting]);
      return partners.flatMap(({ id, url, frameOrigin = url }) => {
        // A port makes no difference: cookies of a host are sent to all of its ports.
        const host = URL.canParse(frameOrigin) ? new URL(frameOrigin).hostname : undefined;
        const site = host === undefined ? undefined : siteOfHost.get(host);
        return site === undefined
          ? []
          : [
              `${id} in ${setting} has its frames at ${host}, a host of the site ${site}, so its pages could act as the player: give it an origin of its own (frameOrigin) in ${settings[setting]}`,
            ];
      });
    }),
  );
  return faults.flat();
}

/** Returns the entries of a list. One that can't be read has none here: its own reader names the fault. */
async function partnersIn(file: string | undefined): Promise<readonly Partner[]> {
  if (file === undefined) return [];
  try {
    return v.parse(v.array(Partner), JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Returns all texts in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
