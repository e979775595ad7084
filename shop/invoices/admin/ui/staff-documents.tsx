import { FileText } from 'lucide-react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { DocumentButton } from '../../ui/document-button.tsx';
import { endpoints } from '../contract.ts';

type Query = NonNullable<Parameters<typeof callApi<typeof endpoints.invoice>>[1]['query']>;

/** The customer has the original (CGST Rules, rule 48). Batches are named on request. */
const copies: { label: string; file: string; query: Query }[] = [
  { label: 'Invoice (PDF)', file: 'invoice', query: {} },
  { label: 'Invoice with batches', file: 'invoice-with-batches', query: { batches: 'on' } },
  { label: 'Copy for the transporter', file: 'invoice-duplicate', query: { copy: 'transporter' } },
  { label: 'Copy for us', file: 'invoice-triplicate', query: { copy: 'supplier', batches: 'on' } },
];

/** Rule 55(2). A challan names the batches on each copy. */
const challanCopies: typeof copies = [
  { label: 'Delivery challan (PDF)', file: 'delivery-challan', query: {} },
  { label: 'Copy for the transporter', file: 'challan-duplicate', query: { copy: 'transporter' } },
  { label: 'Copy for us', file: 'challan-triplicate', query: { copy: 'supplier' } },
];

type Props = {
  orderNumber: string;
  state: OrderState;
  /** A replacement, which has a delivery challan. */
  isFree: boolean;
};

/** The invoice in its copies, or the challan of a replacement, and the credit note of an order, once they exist. */
export function StaffDocuments({ orderNumber, state, isFree }: Props) {
  const { invoiced } = orderStates[state];
  const name = isFree ? 'delivery challan' : 'invoice';
  if (invoiced === 'never') return <p className="text-moss">{`A cancelled order has no ${name}.`}</p>;
  if (invoiced === 'not yet')
    return <p className="text-moss">{`The ${name} is made when the parcel is handed to the courier.`}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {(isFree ? challanCopies : copies).map(({ label, file, query }) => (
        <Button
          key={label}
          variant="secondary"
          onClick={() =>
            void saveFile(
              () => callApi(endpoints.invoice, { params: { orderNumber }, query }),
              `${file}-${orderNumber}.pdf`,
            )
          }
        >
          <FileText aria-hidden className="size-5" strokeWidth={1.5} />
          {label}
        </Button>
      ))}
      {invoiced === 'credited' && !isFree && (
        <DocumentButton orderNumber={orderNumber} endpoint={endpoints.creditNote} name="Credit note" />
      )}
    </div>
  );
}
