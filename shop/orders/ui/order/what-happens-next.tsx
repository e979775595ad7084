import { Banknote, PackageCheck, Truck } from 'lucide-react';
import { formatRupees } from '#platform/money.ts';
import type { Order } from '../../contract.ts';

export function WhatHappensNext({ order }: { order: Order }) {
  const packing =
    order.waitsFor === 'confirmation'
      ? 'You confirm your order. Then we pack your parcel and hand it to the courier.'
      : 'We pack your parcel and hand it to the courier.';
  const steps = [
    { Icon: PackageCheck, text: packing },
    { Icon: Truck, text: 'Each step shows here and in My Orders. We have sent the details to your e-mail.' },
    ...(order.amountDue > 0
      ? [{ Icon: Banknote, text: `Keep ${formatRupees(order.amountDue)} ready and pay in cash at the door.` }]
      : []),
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
