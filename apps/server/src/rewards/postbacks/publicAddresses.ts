import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks of IPv4 that aren't the public internet (RFC 6890 and multicast). */
const PRIVATE: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const privateNetworks = new BlockList();
for (const [network, prefix] of PRIVATE) privateNetworks.addSubnet(network, prefix, 'ipv4');

/** Global unicast addresses of IPv6; everything else is local, mapped, translated or reserved. */
const globalNetworks = new BlockList();
globalNetworks.addSubnet('2000::', 3, 'ipv6');
/** Global networks that contain an address of IPv4 (6to4, Teredo) or are examples and tests. */
const reservedNetworks = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reservedNetworks.addSubnet(network, prefix, 'ipv6');

/** Returns whether an IP address is in the public internet. False for a text that is no IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !privateNetworks.check(address, 'ipv4');
  return globalNetworks.check(address, 'ipv6') && !reservedNetworks.check(address, 'ipv6');
}
