/** Whether a product can be subscribed to: its name decides, unless the merchant's switch does (section 3). */
export function isSubscribable(name: string, merchantSays: boolean | null): boolean {
  return merchantSays ?? /ashwagandha|lion's mane/i.test(name);
}
