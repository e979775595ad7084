import { formatRupees } from '#platform/money.ts';
import type { OrderState } from '../states.ts';

type About = {
  phone: string;
  name: string;
  shopName: string;
  orderNumber: string;
  state: OrderState;
  totalAmount: number;
};

/** Returns the addresses that call a customer and open a WhatsApp chat with a filled-in text. */
export function contactLinks(about: About): { call: string; chat: string } {
  return {
    call: `tel:+91${about.phone}`,
    chat: `https://wa.me/91${about.phone}?text=${encodeURIComponent(textOf(about))}`,
  };
}

function textOf({ name, shopName, orderNumber, state, totalAmount }: About): string {
  return `Namaste ${name}, this is ${shopName} about your order ${orderNumber}. ${sentences(formatRupees(totalAmount))[state]}`;
}

function sentences(amount: string): Record<OrderState, string> {
  const question = (state: string) => `${state} Do you have a question?`;
  return {
    placed: `Please confirm that you want it for ${amount} in cash on delivery.`,
    confirmed: `We are about to pack it. The courier collects ${amount} in cash.`,
    packed: `It is packed. The courier collects ${amount} in cash.`,
    shipped: `It is on its way. Please keep ${amount} ready in cash.`,
    out_for_delivery: `It comes today. Please keep ${amount} ready in cash.`,
    undelivered: 'The courier could not hand it over. When may the courier come again?',
    delivered: question('It has arrived.'),
    cancelled: question('It is cancelled, and nothing is due.'),
    returned: question('The parcel came back to us, and nothing is due.'),
    lost: question('The courier lost the parcel, and nothing is due.'),
  };
}
