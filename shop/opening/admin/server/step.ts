import type { BoardSettings } from '#shop/board/server/settings.ts';
import type { CheckoutSettings } from '#shop/checkout/server/settings.ts';
import type { LegalConfig } from '#shop/legal/server/settings.ts';
import type { PaymentSettings } from '#shop/payments/server/settings.ts';
import type { OpeningStep } from '../contract.ts';

type UpiSettings = Pick<PaymentSettings, 'PAYMENT_PROVIDER' | 'PAY_AT_CHECKOUT' | 'PAY_AFTER_PLACING'>;

export type OpeningConfig = LegalConfig & CheckoutSettings & BoardSettings & UpiSettings;

type StepOptions = Pick<OpeningStep, 'title' | 'why'> & Partial<OpeningStep>;

/** A step that only settings can take leads to where customers see them. */
export function step(id: string, given: StepOptions): OpeningStep {
  const { missing = [] } = given;
  return { id, missing, isDone: missing.length === 0, link: null, optional: null, ...given };
}
