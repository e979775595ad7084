import type { z } from 'zod';
import { ProviderAccountUnknown, ProviderRefusal } from '../../provider.ts';
import { askProvider } from '../ask-provider.ts';
import { readError } from './messages.ts';

/** Webhooks have a secret of their own. `oldWebhookSecret` reads those from before its change. */
export type RazorpayAccount = {
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  oldWebhookSecret?: string | undefined;
};

type Question = {
  path: string;
  body?: object;
  refundKey?: string;
  withinMilliseconds?: number | undefined;
};

/** Sends a request to Razorpay: https://razorpay.com/docs/api/authentication. Throws as `askProvider` does. */
export async function askRazorpay<T extends z.ZodType>(
  { url, keyId, keySecret }: RazorpayAccount,
  shape: T,
  { path, body, refundKey, withinMilliseconds }: Question,
): Promise<z.infer<T>> {
  const headers = {
    Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    ...(refundKey ? { 'X-Refund-Idempotency': refundKey } : {}),
  };
  const question = { url: new URL(`${url}${path}`), method: body ? 'POST' : 'GET', headers, body } as const;
  try {
    return await askProvider({ ...question, withinMilliseconds }, { shape, readError });
  } catch (error) {
    // Razorpay documents wrong keys with status 400 for some endpoints.
    if (error instanceof ProviderRefusal && error.message === 'Authentication failed')
      throw new ProviderAccountUnknown('The provider does not know the keys.', { cause: error });
    throw error;
  }
}
