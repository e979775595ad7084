import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { endpoints } from '../contract.ts';

type PaperEndpoint = Pick<typeof endpoints.get, 'method' | 'params' | 'response' | 'media'> & {
  path: `/${string}`;
  summary: string;
  who: 'customer' | 'staff';
  tag: string;
};

type Props = { orderNumber: string; endpoint: PaperEndpoint; name: string };

/** Downloads a paper of an order as PDF. */
export function PaperButton({ orderNumber, endpoint, name }: Props) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const file = await callApi(endpoint, { params: { orderNumber } });
      saveAs(file, `${name.toLowerCase().replace(' ', '-')}-${orderNumber}.pdf`);
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
