import type { ParcelEvent } from '#shop/shipping/parcel-event.ts';
import { type OrderState, statesThat, statesWith } from '#shop/orders/states.ts';
import { stateOfEvent } from '#shop/orders/tracking/state-of-event.ts';

type HandStep = {
  label: string;
  act: string;
  /** The states in which a parcel may take the step. */
  from: readonly OrderState[];
  /** The state after it, in which a repeated request changes nothing. */
  to: OrderState;
  /** It costs the shop money, so a packer may not note it. */
  needsSupport?: true;
};

const atCourier = statesThat('isAtCourier');

const before = (event: ParcelEvent) => statesWith(({ next }) => next.includes(stateOfEvent[event]));

/** The steps that staff note for a parcel sent by hand. */
export const handSteps = {
  in_transit: { label: 'Shipped', act: 'Shipped', from: before('in_transit'), to: stateOfEvent.in_transit },
  out_for_delivery: {
    label: 'Out for delivery',
    act: 'Out for delivery',
    from: before('out_for_delivery'),
    to: stateOfEvent.out_for_delivery,
  },
  delivered: { label: 'Delivered', act: 'Delivered', from: atCourier, to: stateOfEvent.delivered },
  attempt_failed: {
    label: 'Not delivered',
    act: 'Not delivered',
    from: before('attempt_failed'),
    to: stateOfEvent.attempt_failed,
  },
  returned_to_origin: {
    label: 'Came back',
    act: 'Came back',
    from: atCourier,
    to: stateOfEvent.returned_to_origin,
  },
  lost: { label: 'Lost', act: 'Lost', from: atCourier, to: stateOfEvent.lost, needsSupport: true },
} satisfies Partial<Record<ParcelEvent, HandStep>>;

export type HandStepName = keyof typeof handSteps;

export const handStepNames = Object.keys(handSteps) as [HandStepName, ...HandStepName[]];

export const handStep = (name: HandStepName): HandStep => handSteps[name];
