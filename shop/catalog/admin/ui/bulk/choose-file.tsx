import { FileInput } from '#platform/admin/ui/file-input.tsx';
import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Progress } from '#platform/ui/sending/progress.tsx';
import { maxFileBytes, maxRows } from '../../bulk/bulk-change.ts';
import type { BulkChange } from '../../bulk/contract.ts';
import { useKeepChange } from './queries.ts';
import { sendFile } from './send-file.ts';

const megabytes = maxFileBytes / 1024 / 1024;

/** Takes a CSV file, and uploads it. Browsers also take a drop on the field. */
export function ChooseFile({ onSent }: { onSent: (change: BulkChange) => void }) {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const id = useId();
  const keep = useKeepChange();
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File | undefined) => {
    if (!file || share !== undefined) return;
    setProblem(file.size > maxFileBytes ? `A file may have ${megabytes} MB. Please split it.` : undefined);
    if (file.size > maxFileBytes) return;
    const control = new AbortController();
    sending.current = control;
    setShare(0);
    try {
      const change = await sendFile(file, { onProgress: setShare, signal: control.signal });
      await keep(change);
      onSent(change);
    } catch (error) {
      if (!control.signal.aborted)
        setProblem((error as Error).message || 'The upload broke off. Choose the file again to go on.');
    } finally {
      setShare(undefined);
    }
  };

  return (
    <section aria-label="File" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-col items-center gap-3 rounded-md border border-dashed border-edge p-6 text-center">
        <Upload aria-hidden strokeWidth={1.25} className="size-8 text-leaf" />
        <label htmlFor={id} className="font-semibold">
          CSV file
        </label>
        <FileInput
          id={id}
          accept=".csv,.tsv,.txt,text/csv"
          disabled={share !== undefined}
          describedBy={`${id}-hint`}
          onChoose={(file) => void send(file)}
        />
        <p id={`${id}-hint`} className="text-moss">
          From this shop, Shopify, WooCommerce or a spreadsheet. Up to {megabytes} MB and{' '}
          {maxRows.toLocaleString('en-IN')} rows. Nothing changes before you have seen it.
        </p>
      </div>
      {share !== undefined && <Progress label="Uploading" share={share} />}
    </section>
  );
}
