import { Refusal } from '#platform/refusal.ts';
import { type PaymentProvider, ProviderUnreachable } from '#shop/payments/provider.ts';
import { openProvider } from '#shop/payments/providers/open-providers.ts';
import { isProviderName, type ProviderName, providers } from '#shop/payments/providers/providers.ts';
import type { ApiConfig } from '../context.ts';

/**
 * Returns the provider of a webhook. A shop takes webhooks of each provider whose keys it has, also after it chose another one. Refuses any other
 * name (404).
 */
export function findProvider(
  name: string,
  config: ApiConfig,
): { name: ProviderName; provider: PaymentProvider } {
  if (!isProviderName(name) || !providers[name].hasWebhooks) throw unknown();
  const given: Record<string, unknown> = config;
  const isChosen = config.PAYMENT_PROVIDER === name;
  const hasKeys = !providers[name].isSimulated && providers[name].needs.every((setting) => given[setting]);
  if (!isChosen && !hasKeys) throw unknown();
  try {
    return { name, provider: openProvider[name](config) };
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw unknown();
    throw error;
  }
}

function unknown(): Refusal {
  return new Refusal('not_found', 404, 'This shop has no such provider.');
}
