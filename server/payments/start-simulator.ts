import { isProviderName, providers } from '#shop/payments/providers/providers.ts';
import { startPaymentSimulator } from '#shop/payments/providers/simulator/start-payment-simulator.ts';
import type { ShopConfig } from '../config.ts';

/** Starts the simulator of payments in a shop that has chosen it. Returns its stop. */
export async function startSimulator(config: ShopConfig): Promise<() => Promise<void>> {
  const { PAYMENT_PROVIDER: chosen } = config;
  if (!isProviderName(chosen) || !providers[chosen].isSimulated) return async () => {};
  return (await startPaymentSimulator(config)).stop;
}
