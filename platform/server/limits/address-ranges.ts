import { BlockList, isIP } from 'node:net';

const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const lists = new WeakMap<readonly string[], BlockList>();

/** Returns whether a text names a range: `loopback`, `private`, an address, or an address with a prefix length. */
export function isAddressRange(text: string): boolean {
  if (Object.hasOwn(namedRanges, text)) return true;
  const [address = '', prefix = '0', ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

/** Returns whether an IPv4 or IPv6 address lies in one of the ranges. Accepts IPv4 in its IPv6 form. */
export function isWithin(ranges: readonly string[], address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const list = lists.get(ranges) ?? toBlockList(ranges);
  lists.set(ranges, list);
  return list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges.flatMap((name) => namedRanges[name] ?? [name])) {
    const [address = '', prefix] = range.split('/');
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(prefix), type);
  }
  return list;
}
