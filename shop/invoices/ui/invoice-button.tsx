import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { endpoints } from '../contract.ts';

export function InvoiceButton({ orderNumber, state }: { orderNumber: string; state: OrderState }) {
  const { invoiced } = orderStates[state];
  if (invoiced === 'never') return null;
  if (invoiced === 'not yet')
    return (
      <p className="text-sm text-moss">Your invoice is made when the parcel is handed to the courier.</p>
    );
  return (
    <>
      <PaperButton orderNumber={orderNumber} paper="invoice" name="Invoice" />
      {invoiced === 'credited' && (
        <PaperButton orderNumber={orderNumber} paper="credit-note" name="Credit note" />
      )}
    </>
  );
}

const papers = { invoice: endpoints.get, 'credit-note': endpoints.getCreditNote };

type Paper = { orderNumber: string; paper: keyof typeof papers; name: string };

function PaperButton({ orderNumber, paper, name }: Paper) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      saveAs(await callApi(papers[paper], { params: { orderNumber } }), `${paper}-${orderNumber}.pdf`);
    } catch {
      toast.error(`The ${name.toLowerCase()} could not be loaded. Please try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void load()}>
      <FileText aria-hidden className="size-5" strokeWidth={1.5} />
      {name} (PDF)
    </Button>
  );
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
