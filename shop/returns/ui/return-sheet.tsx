import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { formatDay } from '#platform/india-time.ts';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { orderLinkEnded } from '#shop/orders/tracking/link-ended.ts';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { Return, ReturnsOfOrder } from '../contract.ts';
import { isOpenReturn, takesPayout } from '../states.ts';
import { AskAsCustomer } from './ask-as-customer.tsx';
import { MoneyBack, NextSteps } from './next-steps.tsx';
import { returnsQuery } from './queries.ts';
import { refundText } from './refund-text.ts';
import { ReturnCard } from './return-card.tsx';

type SheetProps = { token: string; picture: (line: { imageUrl: string }) => ReactNode };

/** The returns of a delivered order, by its signed link. */
export default function ReturnSheet({ token, picture }: SheetProps) {
  const read = useQuery(returnsQuery(token));
  return (
    <LinkedSheet
      read={read}
      ended={orderLinkEnded}
      failed="Your order could not be looked up."
      heading={<PageHeading>Returns</PageHeading>}
    >
      {(order) => <Returns token={token} order={order} picture={picture} />}
    </LinkedSheet>
  );
}

function Returns({ token, order, picture }: SheetProps & { order: ReturnsOfOrder }) {
  const { orderNumber, lines, returns } = order;
  const open = returns.find(({ state }) => isOpenReturn(state));
  const isOpen = open !== undefined;
  const isLeft = lines.some(({ left }) => left > 0);
  useHeadingFocus(returns.length);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading>{isOpen || !isLeft ? 'Your return' : 'Return or report a problem'}</PageHeading>
      <p>
        <Link
          to={useWayBack() ?? `/orders/${orderNumber}`}
          className="link inline-flex min-h-11 items-center gap-1"
        >
          <ChevronLeft aria-hidden className="size-4" strokeWidth={1.5} />
          Order {orderNumber}
        </Link>
      </p>
      {!isOpen && isLeft && <LastDays order={order} />}
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          {returns.map((one) => (
            <ReturnCard key={one.id} token={token} shown={one} refund={refundText(order, unitsOf(one))} />
          ))}
          {isOpen && isLeft && (
            <p>
              To return another piece too, withdraw this return and ask for both, or ask again once it is
              done.
            </p>
          )}
          {!isOpen && isLeft && <AskAsCustomer token={token} order={order} picture={picture} />}
          {!isLeft && !isOpen && <Notice>Everything of this order was returned.</Notice>}
        </div>
        <aside className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4 md:p-6">
          <NextSteps state={open?.state ?? (isLeft ? 'requested' : 'refunded')} remedy={open?.remedy} />
          {open?.remedy !== 'replacement' &&
            (isLeft || returns.some(({ state }) => isOpenReturn(state) || takesPayout(state))) && (
              <MoneyBack order={order} />
            )}
          <p>
            <Link to="/policies/returns" className="link inline-flex min-h-11 items-center">
              Returns and refunds
            </Link>
          </p>
        </aside>
      </div>
    </div>
  );
}

function LastDays({ order: { lastDay } }: { order: ReturnsOfOrder }) {
  return (
    <p>
      You can report a fault until {formatDay(lastDay.fault)}.
      {lastDay.change && <span> Unopened goods may come back until {formatDay(lastDay.change)}.</span>}
    </p>
  );
}

/** A customer without an account came from the page of their link. */
function useWayBack(): string | undefined {
  return (useLocation().state as { back?: string } | null)?.back;
}

function unitsOf({ lines }: Return): Record<number, number> {
  return Object.fromEntries(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
}

/** A sent request takes the place of its form, and the page begins again with its heading. */
function useHeadingFocus(returns: number): void {
  const before = useRef(returns);
  useEffect(() => {
    if (returns > before.current) document.querySelector<HTMLElement>('main [data-page-heading]')?.focus();
    before.current = returns;
  }, [returns]);
}
