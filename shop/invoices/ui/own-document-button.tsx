import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { openFile } from '#platform/ui/sending/save-file.ts';
import { endpoints } from '../contract.ts';

type DocumentOfOrder = 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher';

type Props = { orderNumber: string; kind: DocumentOfOrder; name: string };

/** Opens a document of the customer's own order as PDF. */
export function OwnDocumentButton({ orderNumber, kind, name }: Props) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await openFile(
      () => callApi(endpoints.link, { params: { orderNumber }, query: { kind } }),
      `The ${name.toLowerCase()} could not be loaded. Please try again.`,
    );
    setBusy(false);
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void open()}>
      <FileText aria-hidden className="size-5" strokeWidth={1.5} />
      {name} (PDF)
    </Button>
  );
}
