import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { PaperButton } from '../../ui/paper-button.tsx';
import { endpoints } from '../contract.ts';

/** The invoice and the credit note of an order, once they exist. */
export function StaffPapers({ orderNumber, state }: { orderNumber: string; state: OrderState }) {
  const { invoiced } = orderStates[state];
  if (invoiced === 'never') return <p className="text-moss">A cancelled order has no invoice.</p>;
  if (invoiced === 'not yet')
    return <p className="text-moss">The invoice is made when the parcel is handed to the courier.</p>;
  return (
    <div className="flex flex-wrap gap-3">
      <PaperButton orderNumber={orderNumber} endpoint={endpoints.invoice} name="Invoice" />
      {invoiced === 'credited' && (
        <PaperButton orderNumber={orderNumber} endpoint={endpoints.creditNote} name="Credit note" />
      )}
    </div>
  );
}
