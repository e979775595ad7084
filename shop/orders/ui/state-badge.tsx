import { Badge } from '#platform/ui/page/badge.tsx';
import type { OrderState } from '../order.ts';
import { orderStateLabels, usualTransitions } from '../order-labels.ts';

export function StateBadge({ state }: { state: OrderState }) {
  const tone = usualTransitions.includes(state) ? (state === 'delivered' ? 'new' : 'plain') : 'sale';
  return <Badge tone={tone}>{orderStateLabels[state].name}</Badge>;
}
