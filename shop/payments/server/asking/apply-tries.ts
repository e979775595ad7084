import { cutText } from '#platform/text/cut-text.ts';
import type { ProviderPayment, ProviderState } from '../../provider.ts';
import type { PaymentRow } from '../open-payment.ts';
import type { PaymentMove } from '../transition-payment.ts';

/** Moves a payment and its order, and says what became of it: `applyPayment` of `shop/orders`. */
export type ApplyMove = (move: PaymentMove) => Promise<string>;

/** Of several tries the first of these decides. A later try may succeed after an earlier one failed. */
const weight: ProviderState[] = ['captured', 'authorised', 'pending', 'failed'];

/**
 * Applies what a provider says about the tries of a payment. Each captured try is money, so each is applied. Otherwise the best of them
 * counts. A webhook and an answer about one try have one key, so they count once. Returns what became of it.
 */
export async function applyTries(
  payment: PaymentRow,
  tries: ProviderPayment[],
  apply: ApplyMove,
): Promise<string> {
  const state = weight.find((one) => tries.some((each) => each.state === one));
  if (!state) return 'no try';
  const counting = tries.filter((each) => each.state === state);
  let outcome = '';
  for (const one of state === 'captured' ? counting : counting.slice(-1))
    outcome = await apply(moveOf(payment, one));
  return outcome;
}

function moveOf(payment: PaymentRow, one: ProviderPayment): PaymentMove {
  const { state, providerPaymentId, providerOrderId, bankReference, reason, at } = one;
  return {
    paymentId: payment.id,
    to: state,
    key: cutText(`${providerPaymentId} ${state}`, 120),
    actor: 'provider',
    ...(state === 'captured' ? { taken: { paise: one.amountPaise, currency: one.currency } } : {}),
    ...(providerOrderId ? { providerOrderId } : {}),
    providerPaymentId,
    ...(bankReference ? { bankReference: cutText(bankReference, 40) } : {}),
    ...(reason ? { reason } : {}),
    ...(at ? { at: new Date(at) } : {}),
  };
}
