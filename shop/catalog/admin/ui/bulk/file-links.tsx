import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../../bulk/contract.ts';

/** Leads to the import, and saves every product as a file. */
export function FileLinks() {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveFile(() => callApi(endpoints.exported, {}), 'products.csv');
    setBusy(false);
  };
  return (
    <>
      <ButtonLink variant="secondary" to="/admin/products/import">
        <FileUp aria-hidden className="size-5" strokeWidth={1.5} /> Import
      </ButtonLink>
      <Button variant="secondary" busy={isBusy} onClick={() => void save()}>
        <FileDown aria-hidden className="size-5" strokeWidth={1.5} /> Export
      </Button>
    </>
  );
}
