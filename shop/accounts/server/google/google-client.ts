import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { hourMs } from '#platform/india-time.ts';

/** What the merchant got from Google for this shop; `returnUrl` is registered there. */
export type GoogleSettings = { issuerUrl: string; clientId: string; clientSecret: string; returnUrl: string };

const keptMs = 12 * hourMs;
const patienceSeconds = 5;

type Known = { client: Promise<Configuration>; staleAt: number };
const clients = new Map<string, Known>();

/** How to talk to the provider, as it describes itself. Kept for half a day; a failure is not kept. */
export function googleClient({ issuerUrl, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  const key = `${issuerUrl} ${clientId}`;
  const known = clients.get(key);
  if (known && known.staleAt > Date.now()) return known.client;
  const client = discovery(new URL(issuerUrl), clientId, clientSecret, undefined, {
    timeout: patienceSeconds,
    // The signature of the ID token is checked too, though it comes straight from the provider.
    execute: [enableNonRepudiationChecks, ...(isPlain(issuerUrl) ? [allowInsecureRequests] : [])],
  });
  clients.set(key, { client, staleAt: Date.now() + keptMs });
  client.catch(() => clients.delete(key));
  return client;
}

/** The settings let only a provider on this machine be without https. */
function isPlain(issuerUrl: string): boolean {
  return issuerUrl.startsWith('http:');
}
