import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { Receipt } from '#shop/orders/tracking/contract.ts';
import { CancelOrderButton } from '#shop/orders/ui/order/cancel-order-button.tsx';
import { OrderAddress, OrderBusiness, OrderGift } from '#shop/orders/ui/order/order-address.tsx';
import { OrderAmounts } from '#shop/orders/ui/order/order-amounts.tsx';
import { OrderLines } from '#shop/orders/ui/order/order-lines.tsx';
import { OrderPart } from '#shop/orders/ui/order/order-sheet.tsx';
import { type GuestProof, receiptQuery } from '#shop/orders/ui/queries.ts';
import type { OrderState } from '#shop/orders/states.ts';
import { linePicture } from '../../page-kit/line-picture.tsx';

type Props = { orderNumber: string; proof: GuestProof; state: OrderState };

/** Goods, amounts and address of an order without an account: the only receipt of a customer who gave no email. */
export default function GuestReceipt({ orderNumber, proof, state }: Props) {
  const { data, error, refetch } = useQuery(receiptQuery(proof, state));
  if (data)
    return (
      <Sheet receipt={data}>
        {data.canCancel && <CancelOrderButton orderNumber={orderNumber} proof={proof} />}
      </Sheet>
    );
  if (!error) return <div className="min-h-96" />;
  // A wrong or old secret shows what the link alone shows.
  if (error instanceof ApiError && error.status === 404) return null;
  return (
    <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
      What you ordered could not be loaded.
    </Notice>
  );
}

function Sheet({ receipt, children }: { receipt: Receipt; children: ReactNode }) {
  const { items, address, business, gift, amountDue, returnToken } = receipt;
  const { pathname, hash } = useLocation();
  return (
    <>
      <OrderPart title={items.length === 1 ? '1 item' : `${items.length} items`}>
        <OrderLines items={items} picture={linePicture} />
        <div className="screen-only pt-4 empty:hidden">
          {returnToken && (
            <ButtonLink
              variant="secondary"
              to={`/order-link?do=return&token=${returnToken}`}
              state={{ back: `${pathname}${hash}` }}
            >
              Return or report a problem
            </ButtonLink>
          )}
          {children}
        </div>
      </OrderPart>
      <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
        <OrderPart title="Delivery address">
          <OrderAddress address={address} />
          {business && <OrderBusiness business={business} />}
          {gift && <OrderGift gift={gift} due={amountDue} />}
        </OrderPart>
        <OrderPart title="Payment">
          <OrderAmounts order={receipt} />
        </OrderPart>
      </div>
    </>
  );
}
