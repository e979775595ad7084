import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import type { endpoints } from '../contract.ts';

type DocumentEndpoint = Pick<typeof endpoints.get, 'method' | 'params' | 'response' | 'media'> & {
  path: `/${string}`;
  summary: string;
  who: 'customer' | 'staff';
  tag: string;
};

type Props = { orderNumber: string; endpoint: DocumentEndpoint; name: string };

/** Downloads a document of an order as PDF. */
export function DocumentButton({ orderNumber, endpoint, name }: Props) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    const shown = name.toLowerCase();
    await saveFile(
      () => callApi(endpoint, { params: { orderNumber } }),
      `${shown.replace(' ', '-')}-${orderNumber}.pdf`,
      `The ${shown} could not be loaded. Please try again.`,
    );
    setBusy(false);
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void load()}>
      <FileText aria-hidden className="size-5" strokeWidth={1.5} />
      {name} (PDF)
    </Button>
  );
}
