import * as accounts from '#shop/accounts/contract.ts';
import { endpoints as googleEndpoints } from '#shop/accounts/google.ts';
import { endpoints as webhookEndpoints } from '#shop/payments/webhook-contract.ts';
import { endpoints as ordersEndpoints } from '#shop/orders/contract.ts';

const { registerSendOtp, registerVerifyOtp, loginSendOtp, loginVerifyOtp } = accounts.endpoints;
const signIn = [
  registerSendOtp,
  registerVerifyOtp,
  loginSendOtp,
  loginVerifyOtp,
  googleEndpoints.begin,
  googleEndpoints.finish,
];
const essential = new Set([ordersEndpoints.place, ...signIn].map(({ method, path }) => `${method} ${path}`));

/** A provider that gets no response in five seconds repeats itself, and at last is silent. */
const webhooks = webhookEndpoints.webhook.path.replace('{provider}', '');

/**
 * Returns whether a request places an order, signs a customer in or tells about a payment. Those continue under overload.
 */
export function isCriticalEndpoint({ method, path }: { method: string; path: string }): boolean {
  return essential.has(`${method} ${path}`) || (method === 'POST' && path.startsWith(webhooks));
}
