import * as accounts from '#shop/accounts/contract.ts';
import { endpoints as googleEndpoints } from '#shop/accounts/google.ts';
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

/** Returns whether a request places an order or signs a customer in. Those continue under overload. */
export function isCriticalEndpoint({ method, path }: { method: string; path: string }): boolean {
  return essential.has(`${method} ${path}`);
}
