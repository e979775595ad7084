import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { hourMs } from '#platform/india-time.ts';

/** The merchant's client at Google. `returnUrl` is registered there. */
export type GoogleSettings = { issuerUrl: string; clientId: string; clientSecret: string; returnUrl: string };

const keptMs = 12 * hourMs;
const patienceSeconds = 5;

type CachedClient = { client: Promise<Configuration>; staleAt: number };
const clients = new Map<string, CachedClient>();

/** Returns a client from the provider's own description. Keeps it for half a day, but never a failure. */
export function googleClient({ issuerUrl, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  const key = `${issuerUrl} ${clientId}`;
  const known = clients.get(key);
  if (known && known.staleAt > Date.now()) return known.client;
  const client = discovery(new URL(issuerUrl), clientId, clientSecret, undefined, {
    timeout: patienceSeconds,
    // Also checks the signature of the ID token, although it comes straight from the provider.
    execute: [enableNonRepudiationChecks, ...(isPlain(issuerUrl) ? [allowInsecureRequests] : [])],
  });
  clients.set(key, { client, staleAt: Date.now() + keptMs });
  client.catch(() => clients.delete(key));
  return client;
}

/** The settings allow http only for a provider on this machine. */
function isPlain(issuerUrl: string): boolean {
  return issuerUrl.startsWith('http:');
}
