import { formatPaise } from '#platform/money.ts';

/** The sum due that the shop takes in cash at the door. 0 is no limit. */
export type CashLimits = { fromPaise: number; upToPaise: number };

type Due = {
  payablePaise: number;
  items: readonly { name: string; takesCash: boolean }[];
};

/** Returns why the shop takes no cash for an order, or null. An order that costs nothing needs none. */
export function whyNoCash(
  { fromPaise, upToPaise }: CashLimits = noLimits,
  { payablePaise, items }: Due,
): string | null {
  if (payablePaise === 0) return null;
  const refused = items.find(({ takesCash }) => !takesCash);
  if (refused) return cashMessages.product(refused.name);
  if (payablePaise < fromPaise) return cashMessages.tooLittle(fromPaise, payablePaise);
  return upToPaise > 0 && payablePaise > upToPaise ? cashMessages.tooMuch(upToPaise, payablePaise) : null;
}

const noLimits: CashLimits = { fromPaise: 0, upToPaise: 0 };

/** `from ₹300.00 to ₹5,000.00`, or null where the shop takes any amount. */
export function cashWords({ fromPaise, upToPaise }: CashLimits = noLimits): string | null {
  const words = [
    ...(fromPaise > 0 ? [`from ${formatPaise(fromPaise)}`] : []),
    ...(upToPaise > 0 ? [`${fromPaise > 0 ? 'to' : 'up to'} ${formatPaise(upToPaise)}`] : []),
  ];
  return words.length > 0 ? words.join(' ') : null;
}

export const cashMessages = {
  /** The line of the product page beside its button. */
  line: (limits: CashLimits | undefined) => {
    const words = cashWords(limits);
    return `Cash on delivery${words ? ` for orders ${words}` : ''}: you pay when your parcel arrives`;
  },
  product: (name: string) =>
    `We do not send ${name} with cash on delivery, and take no other payment yet. Please take it out, or write to us.`,
  tooLittle: (fromPaise: number, duePaise: number) =>
    `We take cash on delivery for orders from ${formatPaise(fromPaise)}, and ${formatPaise(duePaise)} is due. Please add something.`,
  tooMuch: (upToPaise: number, duePaise: number) =>
    `We take cash on delivery for orders up to ${formatPaise(upToPaise)}, and ${formatPaise(duePaise)} is due. Please order less, or write to us.`,
  pincode: (pincode: string) =>
    `We send no parcel with cash on delivery to ${pincode}, and take no other payment yet. Please choose another address, or write to us.`,
};
