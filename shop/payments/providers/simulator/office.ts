import type { SimulatedBehaviour } from './behaviours.ts';
import type { PaymentFile } from './payment-file.ts';
import type { Webhooks } from './send-webhooks.ts';

/** The keys that the shop uses. Both protocols share them, and the webhooks of both are signed with `secret`. */
export type Keys = { id: string; secret: string };

export type Office = {
  payments: PaymentFile;
  webhooks: Webhooks;
  behaviour: SimulatedBehaviour;
  keys: Keys;
  settings: {
    /** The secret of new webhooks. Earlier ones keep theirs. */
    webhookSecret: string;
    /** Where Razorpay's webhooks go. Cashfree takes the address with each order. */
    webhookUrl: string | null;
    balancePaise: number;
  };
  now: () => Date;
};

/** A response. Null drops the connection after the work, like a failing network. */
export type Answer = { status: number; body: object | string; headers?: Record<string, string> };

export type SimulatorRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
};
