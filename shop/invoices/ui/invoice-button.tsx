import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { endpoints } from '../contract.ts';
import { PaperButton } from './paper-button.tsx';

export function InvoiceButton({ orderNumber, state }: { orderNumber: string; state: OrderState }) {
  const { invoiced } = orderStates[state];
  if (invoiced === 'never') return null;
  if (invoiced === 'not yet')
    return (
      <p className="text-sm text-moss">Your invoice is made when the parcel is handed to the courier.</p>
    );
  return (
    <>
      <PaperButton orderNumber={orderNumber} endpoint={endpoints.get} name="Invoice" />
      {invoiced === 'credited' && (
        <PaperButton orderNumber={orderNumber} endpoint={endpoints.getCreditNote} name="Credit note" />
      )}
    </>
  );
}
