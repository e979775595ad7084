import * as identity from '#shop/identity/contract.ts';
import { beginGoogle, finishGoogle } from '#shop/identity/google.ts';
import { createDelivery } from '#shop/ordering/contract.ts';

const { registerSendOtp, registerVerifyOtp, loginSendOtp, loginVerifyOtp } = identity;
const signIn = [registerSendOtp, registerVerifyOtp, loginSendOtp, loginVerifyOtp, beginGoogle, finishGoogle];
const essential = new Set([createDelivery, ...signIn].map(({ method, path }) => `${method} ${path}`));

/** Whether a request places an order or signs a customer in: these go on while the shop is too busy for others. */
export function mustGoOn({ method, path }: { method: string; path: string }): boolean {
  return essential.has(`${method} ${path}`);
}
