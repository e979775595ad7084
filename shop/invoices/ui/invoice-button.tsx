import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { endpoints } from '../contract.ts';
import { DocumentButton } from './document-button.tsx';

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
      <DocumentButton orderNumber={orderNumber} endpoint={endpoints.get} name={name} />
      {invoiced === 'credited' && !isFree && (
        <DocumentButton orderNumber={orderNumber} endpoint={endpoints.getCreditNote} name="Credit note" />
      )}
    </>
  );
}
