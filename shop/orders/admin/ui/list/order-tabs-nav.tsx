import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type OrderTab, orderTabNames, orderTabs } from '../../order-tabs.ts';

type Props = {
  current: OrderTab | null;
  /** How many orders wait on a tab, as 'Today' counts them. */
  waiting: Partial<Record<OrderTab, string>>;
};

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-3 whitespace-nowrap text-moss aria-[current=page]:bg-sand aria-[current=page]:font-semibold aria-[current=page]:text-ink';

const pathOf = (tab: OrderTab | null) => (tab ? `/admin/orders?tab=${tab}` : '/admin/orders');

/** Leads from view to view. A tab drops the search and the filters. */
export function OrderTabsNav({ current, waiting }: Props) {
  const views = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the chosen view may lie behind the edge.
    const chosen = views.current?.querySelector(`[href$='${pathOf(current)}']`)?.getBoundingClientRect();
    const row = views.current?.getBoundingClientRect();
    if (chosen && row) views.current!.scrollLeft += (chosen.left + chosen.right - row.left - row.right) / 2;
  }, [current]);
  return (
    <nav ref={views} aria-label="Views of orders" className="-mx-4 flex overflow-x-auto px-4">
      <Link to={pathOf(null)} aria-current={current ? undefined : 'page'} className={look}>
        All
      </Link>
      {orderTabNames.map((tab) => (
        <Link key={tab} to={pathOf(tab)} aria-current={tab === current ? 'page' : undefined} className={look}>
          {orderTabs[tab]}
          {waiting[tab] && <span className="text-sm tabular-nums">{waiting[tab]}</span>}
        </Link>
      ))}
    </nav>
  );
}
