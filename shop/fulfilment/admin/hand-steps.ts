import type { ParcelEvent } from '#shop/shipping/parcel-event.ts';
import type { OrderState } from '#shop/orders/states.ts';

type HandStep = {
  label: string;
  /** What a button says. */
  act: string;
  /** The states in which a parcel may take the step. */
  from: readonly OrderState[];
  /** The state after it, in which a repeated request changes nothing. */
  to: OrderState;
  /** It costs the shop money, so a packer may not note it. */
  needsSupport?: true;
};

const onItsWay = ['shipped', 'out_for_delivery', 'undelivered'] as const;

/** The steps that staff note for a parcel sent by hand. */
export const handSteps = {
  in_transit: { label: 'Shipped', act: 'Shipped', from: ['confirmed', 'packed'], to: 'shipped' },
  out_for_delivery: {
    label: 'Out for delivery',
    act: 'Out for delivery',
    from: ['shipped', 'undelivered'],
    to: 'out_for_delivery',
  },
  delivered: { label: 'Delivered', act: 'Delivered', from: onItsWay, to: 'delivered' },
  attempt_failed: {
    label: 'Not delivered',
    act: 'Not delivered',
    from: ['shipped', 'out_for_delivery'],
    to: 'undelivered',
  },
  returned_to_origin: { label: 'Came back', act: 'Came back', from: onItsWay, to: 'returned' },
  lost: { label: 'Lost', act: 'Lost', from: onItsWay, to: 'lost', needsSupport: true },
} as const satisfies Partial<Record<ParcelEvent, HandStep>>;

export type HandStepName = keyof typeof handSteps;

export const handStepNames = Object.keys(handSteps) as [HandStepName, ...HandStepName[]];

export const handStep = (name: HandStepName): HandStep => handSteps[name];
