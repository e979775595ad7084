/** Returns whether a product can be subscribed to: by the merchant's switch, otherwise by its name (section 3). */
export function isSubscribable(name: string, merchantSays: boolean | null): boolean {
  return merchantSays ?? /ashwagandha|lion's mane/i.test(name);
}
