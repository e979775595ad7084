/** A payment that the shop asks a provider for. The id of the payment is the provider's reference to it. */
export type PaymentRequest = {
  paymentId: string;
  orderNumber: string;
  amountPaise: number;
  currency: string;
  /** No new try begins after it. A try that began before may still end later. */
  expiresAt: Date;
  customer: { id: string; name: string; phone: string; email: string };
  /** The address for webhooks, where the provider takes it with each payment. */
  webhookUrl: string;
  /** A code for another device, or a link for the phone that shows it. */
  show: 'code' | 'link';
  /** The provider's order of an earlier try of this payment. */
  providerOrderId?: string | undefined;
};

/** `upiText` is the `upi://pay?…` text of a code or a link, unchanged, since its provider may have signed it. */
export type BegunPayment = { providerOrderId: string; providerPaymentId: string | null; upiText: string };

/** How the provider names a payment of the shop. */
export type PaymentReference = { paymentId: string; providerOrderId: string };

export type ProviderState = 'pending' | 'authorised' | 'captured' | 'failed';

/** One try at the provider. `paymentId` is null when the provider does not name the payment of the shop. */
export type ProviderPayment = {
  providerPaymentId: string;
  providerOrderId: string;
  paymentId: string | null;
  state: ProviderState;
  amountPaise: number;
  currency: string;
  bankReference: string | null;
  /** The provider's own word for a failure. `failureMessage` says it to the customer. */
  reason: string | null;
  /** An ISO time, UTC. */
  at: string | null;
};

export type RefundRequest = PaymentReference & {
  /** The shop's id of the refund: the key of idempotency. */
  refundId: string;
  providerPaymentId: string;
  amountPaise: number;
  note: string;
};

/** `waits` is a refund that the provider keeps until its balance with the shop suffices. */
export type ProviderRefund = {
  refundId: string | null;
  providerRefundId: string;
  state: 'pending' | 'processed' | 'failed' | 'waits';
  amountPaise: number;
  currency: string;
  /** The bank's reference of the refund. */
  bankReference: string | null;
  reason: string | null;
};

/**
 * `refused` is final: the money did not move. `waits` is asked again, since the balance with the provider does not suffice. `by_hand` leaves it
 * to staff. Anything unclear throws `ProviderTrouble`.
 */
export type RefundResponse =
  | { outcome: 'asked'; refund: ProviderRefund }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'waits' }
  | { outcome: 'by_hand' };

/** `paid` when a try has taken the money already. `stays_open` when the provider cannot end an order. */
export type EndResponse = { outcome: 'ended' | 'paid' | 'stays_open' };

/** Headers in lower case, and the body as it came. */
export type WebhookDelivery = { headers: Record<string, string | undefined>; body: Buffer };

/** News of a webhook. Null for a kind of event that says nothing about payments or refunds. */
export type WebhookNews =
  | { about: 'payment'; payment: ProviderPayment }
  | { about: 'refund'; refund: ProviderRefund; providerPaymentId: string; providerOrderId: string | null };

/**
 * - `refused`: the signature is missing or wrong. Nothing in the body is believed.
 * - `event`: `id` is the same for each delivery of one event. `isProof` says whether the signature covers the news and is fresh. Otherwise the
 *   event is a hint, and the shop asks for the state.
 */
export type WebhookReading =
  | { outcome: 'refused'; why: 'no signature' | 'wrong signature' }
  | { outcome: 'event'; id: string; kind: string; isProof: boolean; news: WebhookNews | null };

type Patience = { withinMilliseconds?: number };

/** Each method but `readWebhook` asks the provider, and throws `ProviderTrouble` without a clear response. Amounts in paise. */
export type PaymentProvider = {
  /** Begins a try. A repeated request begins a further try of the same payment, of which at most one is for the same device. */
  begin(request: PaymentRequest, patience?: Patience): Promise<BegunPayment>;
  /** Returns the tries of a payment, oldest first. */
  find(reference: PaymentReference, patience?: Patience): Promise<ProviderPayment[]>;
  /** Takes the money of an authorised try. A repeated request does no harm. */
  capture(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Ends a payment that nobody may pay any more, such as after a change of the order. */
  end(reference: PaymentReference): Promise<EndResponse>;
  /** Pays money back once for each `refundId`, however often it is asked. */
  refund(request: RefundRequest): Promise<RefundResponse>;
  findRefund(request: Omit<RefundRequest, 'note'>): Promise<ProviderRefund | null>;
  readWebhook(delivery: WebhookDelivery, now: Date): WebhookReading;
};

/** The provider was unreachable or its response unclear. Ask again later, under the same id. */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble';
}

/** The provider itself failed, not this payment: no timely or valid response. */
export class ProviderUnreachable extends ProviderTrouble {
  override name = 'ProviderUnreachable';
}

/** The provider does not know the account: its keys are wrong, old or of another place. */
export class ProviderAccountUnknown extends ProviderUnreachable {
  override name = 'ProviderAccountUnknown';
}

/** The provider refuses a payment for good, such as for its amount. The remark is the provider's own, for staff. */
export class ProviderRefusal extends ProviderTrouble {
  override name = 'ProviderRefusal';
  readonly status: number;
  readonly code: string;

  constructor(message: string, { status, code }: { status: number; code: string }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Returns a known refund of the same id. Throws `ProviderTrouble` when it has another amount, since staff have to look at it. */
export function sameRefund(refund: ProviderRefund, { amountPaise }: { amountPaise: number }): ProviderRefund {
  if (refund.amountPaise === amountPaise) return refund;
  throw new ProviderTrouble(`The provider has a refund of this id over ${refund.amountPaise} paise.`);
}
