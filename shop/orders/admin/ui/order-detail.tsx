import { staffLabelOf } from '../staff-labels.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import { toPaise } from '#platform/money.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { OrderActor } from '../../order.ts';
import { ewayBillWords, needsEwayBill } from '../../legal-limits.ts';
import { confirmedByLabels, waitsFor } from '../../hold.ts';
import { editableStates, orderStates } from '../../states.ts';
import { OrderBusiness, OrderGift } from '../../ui/order/order-address.tsx';
import { OrderAmounts } from '../../ui/order/order-amounts.tsx';
import { OrderLines } from '../../ui/order/order-lines.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import type { OrderOfStaff } from '../contract.ts';
import { CancelForCustomer } from './cancel-for-customer.tsx';
import { ContactCard } from './cards/contact-card.tsx';
import { Courier } from './cards/courier-card.tsx';
import { HoldCard } from './hold-card.tsx';
import { Replacement } from './cards/replacement-card.tsx';
import { OrderEmails } from './order-emails.tsx';
import { OrderNotes } from './order-notes.tsx';
import { ShareMessage } from './share-message.tsx';

type Props = {
  order: OrderOfStaff;
  shopName: string;
  picture: (item: { imageUrl: string }) => ReactNode;
  /** Prints and packs the parcel. */
  packing: ReactNode;
  /** Courier and steps of a parcel sent by hand. */
  steps: ReactNode;
  /** The questions of its parcel to staff. */
  parcel: ReactNode;
  scans: ReactNode;
  payments: ReactNode;
  documents: ReactNode;
  /** The questions of the customer, which packers do not answer. */
  questions: ReactNode;
  /** Packers have no rights to documents and emails, which name the customer's address. */
  isPacker: boolean;
};

export function OrderDetail({
  order,
  shopName,
  picture,
  packing,
  steps,
  parcel,
  scans,
  payments,
  documents,
  questions,
  isPacker,
}: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-6 print:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <Facts order={order} />
        {orderStates[order.state].invoiced === 'not yet' &&
          needsEwayBill(toPaise(order.replacement?.goodsValue ?? order.totalAmount)) && (
            <Notice>{ewayBillWords}</Notice>
          )}
        <Replacement order={order} />
        <HoldCard order={order} isPacker={isPacker} />
        {order.risks.length > 0 && <Risks order={order} />}
        <div className="contents">{packing}</div>
        <Part title={order.items.length === 1 ? '1 item' : `${order.items.length} items`}>
          <OrderLines items={order.items} picture={picture} notes={order.items.map(batchNote)} />
        </Part>
        {!isPacker && <Actions order={order} />}
        {parcel}
        <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
          <Part title="Customer">
            <ContactCard order={order} shopName={shopName} />
            {order.business && <OrderBusiness business={order.business} />}
            {order.gift && <OrderGift gift={order.gift} due={order.amountDue} />}
            {!isPacker && order.toldBy === 'whatsapp' && <ShareMessage orderNumber={order.orderNumber} />}
          </Part>
          <Part title="Money">
            <OrderAmounts order={order} />
          </Part>
        </div>
        <div className="contents">{payments}</div>
        <Part title="Notes for staff">
          <OrderNotes order={order} />
        </Part>
        {steps}
        {!isPacker && (
          <div className="screen-only flex flex-col gap-4">
            <Part title="Questions">{questions}</Part>
            <Part title="Documents">{documents}</Part>
            <Part title="Emails">
              <OrderEmails orderNumber={order.orderNumber} />
            </Part>
          </div>
        )}
      </div>
      <Part title="Timeline">
        <Timeline order={order} />
        <Courier order={order} />
        {scans}
      </Part>
    </div>
  );
}

function batchNote({ batches, parts }: OrderOfStaff['items'][number]) {
  if (batches.length === 0) return null;
  const texts = batches.map(({ number, productName, units }) => {
    const batch = number ? `batch ${number}` : 'the opening stock';
    return `${units} ${parts.length > 0 ? `${productName} ` : ''}of ${batch}`;
  });
  return <p className="text-sm text-moss wrap-anywhere">Packed: {texts.join(', ')}</p>;
}

function Facts({
  order: { state, placedAt, estimatedDeliveryDate, held, confirmedBy, channel, replaces },
}: {
  order: OrderOfStaff;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-moss">
      <StateBadge state={state} label={staffLabelOf(state)} waitsFor={waitsFor(held)} /> Placed on{' '}
      {formatMoment(placedAt)}
      {estimatedDeliveryDate && <span>Promised for {formatDay(estimatedDeliveryDate)}</span>}
      {channel === 'phone' && !replaces && <span>By phone</span>}
      {channel === 'guest' && <span>Without an account</span>}
      {confirmedBy && <span>Confirmed by {confirmedByLabels[confirmedBy]}</span>}
    </p>
  );
}

function Actions({ order: { orderNumber, state, canCancel, replaces } }: { order: OrderOfStaff }) {
  return (
    <div className="screen-only flex flex-wrap items-center gap-x-6 gap-y-2">
      {editableStates.includes(state) && (
        <ButtonLink variant="secondary" to={`/admin/orders/${orderNumber}/edit`}>
          Change this order
        </ButtonLink>
      )}
      {orderStates[state].isPacked && (
        <ButtonLink variant="secondary" to={`/admin/orders/${orderNumber}/edit`}>
          Change the GSTIN
        </ButtonLink>
      )}
      {orderStates[state].hasArrived && !replaces && (
        <ButtonLink variant="secondary" to={`/admin/orders/${orderNumber}/returns`}>
          Returns
        </ButtonLink>
      )}
      {orderStates[state].hasArrived && (
        <ButtonLink variant="secondary" to={`/admin/orders/${orderNumber}/replacement`}>
          Send a replacement
        </ButtonLink>
      )}
      {canCancel && <CancelForCustomer orderNumber={orderNumber} />}
      <Link
        to={`/admin/log?kind=order&entity=${orderNumber}`}
        className="link inline-flex min-h-11 items-center"
      >
        What staff changed
      </Link>
    </div>
  );
}

function Risks({ order: { risks } }: { order: OrderOfStaff }) {
  return (
    <Notice>
      <ul aria-label="What happened before" className="flex flex-col">
        {risks.map(({ text, orders }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3">
            {text}
            {orders.map((number) => (
              <Link
                key={number}
                to={`/admin/orders/${number}`}
                className="link inline-flex min-h-11 items-center"
              >
                {number}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const actors = new Map<OrderActor, string>([
  ['shopper', 'by the customer'],
  ['staff', 'by staff'],
  ['courier', 'by the courier'],
  ['system', 'by the shop'],
]);

function Timeline({ order: { events } }: { order: OrderOfStaff }) {
  return (
    <ol className="flex flex-col gap-3">
      {events.map(({ state, at, actor, who, note }) => (
        <li key={`${state} ${at}`}>
          <p className="font-semibold">{staffLabelOf(state)}</p>
          <p className="text-sm text-moss">
            {formatMoment(at)}, {who ? `by ${who}` : actors.get(actor)}
          </p>
          {note && <p className="text-sm wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
