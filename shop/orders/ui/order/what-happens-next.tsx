import { Banknote, PackageCheck, Truck } from 'lucide-react';
import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import type { Order } from '../../contract.ts';

/** The next three things, for an order without cash the next two. */
export function WhatHappensNext({ order }: { order: Order }) {
  const steps = [
    { Icon: PackageCheck, text: packingOf(order) },
    {
      Icon: Truck,
      text: 'When the courier has it, we email you a link that follows it. Each step shows in My Orders, too.',
    },
    ...(order.amountDue > 0 ? [{ Icon: Banknote, text: cashOf(order) }] : []),
  ];
  return (
    <ol className="grid gap-5 md:grid-cols-3">
      {steps.map(({ Icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-full bg-sand text-leaf"
          >
            <Icon className="size-5" strokeWidth={1.5} />
          </span>
          <span className="pt-1.5">{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** The recipient of a gift pays at the door. */
function cashOf({ amountDue, gift, address }: Order): string {
  const due = formatRupees(amountDue);
  return gift
    ? `${address.customerName} pays ${due} in cash at the door.`
    : `Keep ${due} ready and pay in cash at the door.`;
}

function packingOf({ waitsFor, sendOn }: Order): string {
  if (waitsFor === 'confirmation')
    return 'You confirm your order. Then we pack it and hand it to the courier.';
  if (sendOn) return `We pack your parcel and hand it to the courier on ${formatWeekdayAndYear(sendOn)}.`;
  return 'We pack your parcel by our next working day and hand it to the courier.';
}
