import type { z } from 'zod';
import { askProvider } from '../ask-provider.ts';
import { readError } from './messages.ts';

/** Webhooks are signed with the secret of the API. `oldSecret` reads those from before its change. */
export type CashfreeAccount = { url: string; appId: string; secret: string; oldSecret?: string | undefined };

type Question = {
  path: string;
  method?: 'GET' | 'POST' | 'PATCH';
  body?: object;
  idempotencyKey?: string;
  withinMilliseconds?: number | undefined;
};

/** Sends a request to Cashfree: https://www.cashfree.com/docs/api-reference/authentication. Throws as `askProvider` does. */
export function askCashfree<T extends z.ZodType>(
  { url, appId, secret }: CashfreeAccount,
  shape: T,
  { path, body, method = body ? 'POST' : 'GET', idempotencyKey, withinMilliseconds }: Question,
): Promise<z.infer<T>> {
  const headers = {
    'x-api-version': '2025-01-01',
    'x-client-id': appId,
    'x-client-secret': secret,
    ...(idempotencyKey ? { 'x-idempotency-key': idempotencyKey } : {}),
  };
  return askProvider(
    { url: new URL(`${url}${path}`), method, headers, body, withinMilliseconds },
    { shape, readError },
  );
}
