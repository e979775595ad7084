import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { OwnDocumentButton } from './own-document-button.tsx';

type Props = {
  orderNumber: string;
  state: OrderState;
  /** A replacement has a delivery challan, and nothing to credit. */
  isFree: boolean;
};

export function InvoiceButton({ orderNumber, state, isFree }: Props) {
  const { invoiced } = orderStates[state];
  const name = isFree ? 'Delivery challan' : 'Invoice';
  if (invoiced === 'never') return null;
  if (invoiced === 'not yet')
    return (
      <p className="text-sm text-moss">
        Your {name.toLowerCase()} is made when the parcel is handed to the courier.
      </p>
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
