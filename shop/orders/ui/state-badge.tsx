import { Badge } from '#platform/ui/page/badge.tsx';
import { waitingLabels, type WaitsFor } from '../hold.ts';
import { expectedStates, type OrderState, orderStates } from '../states.ts';

type Props = {
  state: OrderState;
  waitsFor?: WaitsFor | null;
  /** In place of the customer's label. */ label?: string;
};

export function StateBadge({ state, waitsFor, label = orderStates[state].label }: Props) {
  if (waitsFor)
    return <Badge tone={waitsFor === 'later_day' ? 'plain' : 'sale'}>{waitingLabels[waitsFor]}</Badge>;
  const tone = expectedStates.includes(state) ? (orderStates[state].hasArrived ? 'new' : 'plain') : 'sale';
  return <Badge tone={tone}>{label}</Badge>;
}
