import { BlockList, isIP } from 'node:net';

const FAMILIES = { 4: { name: 'ipv4', bits: 32 }, 6: { name: 'ipv6', bits: 128 } } as const;

interface Network {
  readonly base: string;
  readonly family: (typeof FAMILIES)[4 | 6];
  readonly bits: number;
}

/** Reads a network in CIDR notation; undefined for any other text. */
function networkIn(text: string): Network | undefined {
  const [, base = '', length = ''] = /^([0-9a-fA-F:.]+)\/(\d{1,3})$/.exec(text) ?? [];
  const version = isIP(base);
  if (version !== 4 && version !== 6) return undefined;
  const family = FAMILIES[version];
  const bits = Number(length);
  return bits <= family.bits ? { base, family, bits } : undefined;
}

/** Returns whether a text is a network in CIDR notation, such as `203.0.113.0/24`. */
export const isNetwork = (text: string): boolean => networkIn(text) !== undefined;

/** Returns whether all addresses of a network are in another one. */
function isWithin(inner: Network, outer: Network): boolean {
  if (inner.family !== outer.family || inner.bits < outer.bits) return false;
  const list = new BlockList();
  list.addSubnet(outer.base, outer.bits, outer.family.name);
  return list.check(inner.base, inner.family.name);
}

/** Returns whether networks admit an address that others don't. None admit every address. */
export function isLooser(after: readonly string[], before: readonly string[]): boolean {
  if (before.length === 0) return false;
  if (after.length === 0) return true;
  const known = before.flatMap((text) => networkIn(text) ?? []);
  return after.some((text) => {
    const network = networkIn(text);
    return network === undefined || !known.some((outer) => isWithin(network, outer));
  });
}
