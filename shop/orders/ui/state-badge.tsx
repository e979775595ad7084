import { Badge } from '#platform/ui/page/badge.tsx';
import { expectedStates, type OrderState, orderStates } from '../states.ts';

export function StateBadge({ state }: { state: OrderState }) {
  const tone = expectedStates.includes(state) ? (state === 'delivered' ? 'new' : 'plain') : 'sale';
  return <Badge tone={tone}>{orderStates[state].label}</Badge>;
}
