import { Badge } from '#platform/ui/page/badge.tsx';
import type { OrderState } from '../order.ts';
import { stateWords, usualWay } from '../order-words.ts';

/** The state of an order in a word. */
export function StateBadge({ state }: { state: OrderState }) {
  const tone = usualWay.includes(state) ? (state === 'delivered' ? 'new' : 'plain') : 'sale';
  return <Badge tone={tone}>{stateWords[state].name}</Badge>;
}
