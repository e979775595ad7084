import { isIPv4, isIPv6 } from 'node:net';

type Asked = { peer: string | undefined; forwardedFor: string | undefined; trustedProxy: boolean };

/**
 * The network a request comes from: an IPv4 address, or the /64 of an IPv6 one. With a trusted proxy in front it is the
 * last address of X-Forwarded-For, the one the proxy itself wrote; otherwise the header is anyone's to write and ignored.
 */
export function clientNetwork({ peer = '', forwardedFor, trustedProxy }: Asked): string {
  const last = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  const address = trustedProxy && (isIPv4(last) || isIPv6(last)) ? last : peer;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(mapped) ? `${first64Bits(mapped)}::/64` : 'unknown';
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
