import { BlockList, isIP } from 'node:net';

const MAX_FORWARDED_HOPS = 20;
const V4_BITS = 32;
const V6_BITS = 128;

export interface TrustedProxies {
  /** `address` in canonical form. */
  includes(address: string): boolean;
}

/**
 * The proxies of TRUSTED_PROXIES: addresses and ranges ('10.0.0.0/8'). An empty list trusts nobody.
 * @throws Error that names the entry which is no address.
 */
export function trustProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  return { includes: (address) => list.check(address, familyOf(address)) };
}

/**
 * The client's address in canonical form. `forwardedFor` is believed only hop by hop from the right,
 * as long as each speaker is a trusted proxy; what an untrusted speaker says about others is ignored.
 * Answers 'unknown' when the connection has no address (a unix socket).
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trusted: TrustedProxies,
): string {
  let current = canonicalAddress(remoteAddress ?? '');
  if (current === null) return 'unknown';
  const hops = [forwardedFor ?? []].flat().join(',').split(',').slice(-MAX_FORWARDED_HOPS);
  while (trusted.includes(current)) {
    const named = canonicalAddress(hops.pop() ?? '');
    if (named === null) break;
    current = named;
  }
  return current;
}

/** What limits count by: an IPv4 address as it is, an IPv6 address by its /64 network. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/**
 * One spelling for each address: lower case, shortest IPv6 form, v4-mapped IPv6 as IPv4, without port,
 * brackets and zone. Null for anything else.
 */
export function canonicalAddress(text: string): string | null {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return null;
  if (version === 4) return bare;
  const short = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short);
  if (mapped === null) return short;
  return mapped
    .slice(1)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', bits, ...rest] = entry.split('/');
  const canonical = canonicalAddress(address);
  const most = canonical !== null && isIP(canonical) === 4 ? V4_BITS : V6_BITS;
  const prefix = bits === undefined ? most : Number(bits);
  const valid = canonical !== null && rest.length === 0 && /^\d+$/.test(bits ?? '0');
  if (!valid || prefix > most) throw new Error(`"${entry}" is not an address or a range.`);
  list.addSubnet(canonical, prefix, familyOf(canonical));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed !== null) return bracketed[1] ?? '';
  return /^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text;
}

function groupsOf(address: string): string[] {
  const [left = '', right = ''] = address.split('::');
  const [head = [], tail = []] = [left, right].map((side) => side.match(/[^:]+/g) ?? []);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
