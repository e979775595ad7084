import type { PaymentState } from '#shop/orders/state-record.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { OwnDocumentButton } from './own-document-button.tsx';

type Props = {
  orderNumber: string;
  state: OrderState;
  /** A replacement has a delivery challan, and nothing to credit. */
  isFree: boolean;
  /** Where the money of the order is. An order that was paid before the hand-over has vouchers. */
  payment: PaymentState;
};

export function InvoiceButton({ orderNumber, state, isFree, payment }: Props) {
  const { invoiced } = orderStates[state];
  const name = isFree ? 'Delivery challan' : 'Invoice';
  const receipt = <OwnDocumentButton orderNumber={orderNumber} kind="receipt-voucher" name="Receipt" />;
  if (invoiced === 'never')
    return payment === 'refunded' ? (
      <>
        {receipt}
        <OwnDocumentButton orderNumber={orderNumber} kind="refund-voucher" name="Refund voucher" />
      </>
    ) : null;
  if (invoiced === 'not yet')
    return (
      <>
        <div className="contents">{payment === 'paid' && receipt}</div>
        <p className="text-sm text-moss">
          Your {name.toLowerCase()} is made when the parcel is handed to the courier.
        </p>
      </>
    );
  return (
    <>
      <OwnDocumentButton orderNumber={orderNumber} kind="invoice" name={name} />
      {invoiced === 'credited' && !isFree && (
        <OwnDocumentButton orderNumber={orderNumber} kind="credit-note" name="Credit note" />
      )}
    </>
  );
}
