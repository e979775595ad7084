import { isIP, isIPv4, isIPv6 } from 'node:net';
import { isWithin } from './address-ranges.ts';

type Params = {
  peer: string | undefined;
  forwardedFor: string | undefined;
  trustedProxy: readonly string[];
};

/**
 * Returns the client's network: an IPv4 address, or the /64 of an IPv6 address. Every proxy appends its peer to
 * X-Forwarded-For. So the client is the last address there that is not a trusted proxy; a client may invent the others.
 */
export function clientNetwork(asked: Params): string {
  const address = clientAddress(asked);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(mapped) ? `${first64Bits(mapped)}::/64` : 'unknown';
}

function clientAddress({ peer = '', forwardedFor = '', trustedProxy }: Params): string {
  let address = peer;
  for (const hop of forwardedFor.split(',').toReversed()) {
    const before = withoutPort(hop.trim());
    if (!isWithin(trustedProxy, address) || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** Some proxies append the port: `203.0.113.9:4711`, `[2001:db8::9]:4711`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}
function first64Bits(address: string): string {
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...gap, ...right] : left;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Returns the network that one owner may hold around a client's network: an IPv6 /48 around a /64. An IPv4 address is its own, since a
 * mobile provider puts thousands of customers behind one.
 */
export function ownersNetwork(network: string): string {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}
