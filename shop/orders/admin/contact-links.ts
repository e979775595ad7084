import { formatRupees } from '#platform/money.ts';
import { orderStates, type OrderState } from '../states.ts';

type About = {
  phone: string;
  name: string;
  shopName: string;
  orderNumber: string;
  state: OrderState;
  /** Rupees to pay at the door. */
  amountDue: number;
};

/** Returns the addresses that call a customer and open a WhatsApp chat with a filled-in text. */
export function contactLinks(about: About): { call: string; chat: string } {
  return {
    call: `tel:+91${about.phone}`,
    chat: `https://wa.me/91${about.phone}?text=${encodeURIComponent(textOf(about))}`,
  };
}

function textOf({ name, shopName, orderNumber, state, amountDue }: About): string {
  return `Namaste ${name}, this is ${shopName} about your order ${orderNumber}. ${sentences(amountDue)[state]}`;
}

function sentences(amountDue: number): Record<OrderState, string> {
  const amount = formatRupees(amountDue);
  const cash = (sentence: string) => (amountDue > 0 ? ` ${sentence}` : '');
  const question = (state: string) => `${state} Do you have a question?`;
  return {
    placed:
      amountDue > 0
        ? `Please confirm that you want it for ${amount} in cash on delivery.`
        : 'Please confirm that you want it.',
    confirmed: `We are about to pack it.${cash(`The courier collects ${amount} in cash.`)}`,
    packed: `It is packed.${cash(`The courier collects ${amount} in cash.`)}`,
    shipped: `It is on its way.${cash(`Please keep ${amount} ready in cash.`)}`,
    out_for_delivery: `It comes today.${cash(`Please keep ${amount} ready in cash.`)}`,
    undelivered: 'The courier could not hand it over. When may the courier come again?',
    delivered: question('It has arrived.'),
    cancelled: question('It is cancelled, and nothing is due.'),
    returned: question('The parcel came back to us, and nothing is due.'),
    lost: question('The courier lost the parcel, and nothing is due.'),
  };
}

type Tracked = Pick<About, 'name' | 'shopName' | 'orderNumber' | 'state'> & {
  url: string;
  /** While the order waits for its confirmation. */
  confirmUrl: string | null;
};

/** Returns the text with which staff send a tracking link by hand, and the link that confirms an order. */
export function trackingMessage({ name, shopName, orderNumber, state, url, confirmUrl }: Tracked): string {
  if (confirmUrl)
    return `Namaste ${name}, this is ${shopName}. Please confirm your order ${orderNumber}, so that we send it: ${confirmUrl} You can follow it here, without signing in: ${url}`;
  return `Namaste ${name}, this is ${shopName}. Your order ${orderNumber}: ${orderStates[state].description} You can follow it here, without signing in: ${url}`;
}
