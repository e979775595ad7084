import { useQuery } from '@tanstack/react-query';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { orderLinkEnded } from '#shop/orders/tracking/link-ended.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { type AskForm as Asked, endpoints, type ReturnableLine, type ReturnsOfOrder } from '../contract.ts';
import { isOpenReturn } from '../states.ts';
import { AskForm } from './ask-form.tsx';
import { returnsQuery, useReturnStep } from './queries.ts';
import { ReturnCard } from './return-card.tsx';

/** The returns of a delivered order, by its signed link. */
export default function ReturnSheet({ token }: { token: string }) {
  const read = useQuery(returnsQuery(token));
  return (
    <LinkedSheet
      read={read}
      ended={orderLinkEnded}
      failed="Your order could not be looked up."
      heading={<PageHeading>Returns</PageHeading>}
    >
      {(order) => <Returns token={token} order={order} />}
    </LinkedSheet>
  );
}

function Returns({ token, order }: { token: string; order: ReturnsOfOrder }) {
  const { orderNumber, lines, returns } = order;
  const isOpen = returns.some(({ state }) => isOpenReturn(state));
  const isLeft = lines.some(({ left }) => left > 0);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading>{isOpen || !isLeft ? 'Your return' : 'Return or report a problem'}</PageHeading>
      <p>
        Order <strong className="font-semibold">{orderNumber}</strong>
      </p>
      {returns.map((one) => (
        <ReturnCard key={one.id} token={token} shown={one} />
      ))}
      {!isOpen && isLeft && <AskAsCustomer token={token} lines={lines.filter(({ left }) => left > 0)} />}
      {!isLeft && <Notice>Everything of this order was returned.</Notice>}
    </div>
  );
}

function AskAsCustomer({ token, lines }: { token: string; lines: ReturnableLine[] }) {
  const { mutate, isPending, error } = useReturnStep(token, (asked: Asked) =>
    callApi(endpoints.ask, { body: { token, ...asked } }),
  );
  return (
    <AskForm lines={lines} send={mutate} isPending={isPending} error={error}>
      You can add photos in the next step.
    </AskForm>
  );
}
