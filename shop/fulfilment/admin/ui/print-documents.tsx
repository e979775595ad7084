import { useMutation, useQuery } from '@tanstack/react-query';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { Printer, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import { canSharePdf, sharePdf } from '#platform/admin/ui/share-file.ts';
import type { Selected } from '#platform/admin/ui/list/list-parts.ts';
import { Button, type ButtonVariant } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Progress } from '#platform/ui/sending/progress.tsx';
import { endpoints, packingDocumentKinds, documentKinds, type ParcelDocument } from '../documents.ts';
import { LabelSheetFields, useLabelSheet } from './label-sheet.tsx';
import { documentQuery } from './queries.ts';
import { saveFile } from '#platform/ui/sending/save-file.ts';

type Props = {
  selected: Selected;
  kinds?: readonly (typeof packingDocumentKinds)[number][];
  isSecond?: boolean;
};

export function PrintDocuments({ selected, kinds = packingDocumentKinds, isSecond = false }: Props) {
  const orders = 'ids' in selected ? selected : { matching: {}, except: selected.except };
  const { sheet, choose } = useLabelSheet();
  const onSheet = sheet ? { sheet } : {};
  return (
    <>
      {kinds.some((kind) => kind === 'labels') && <LabelSheetFields sheet={sheet} onChoose={choose} />}
      {kinds.map((kind) => (
        <PrintButton
          key={kind}
          label={documentKinds[kind].label}
          variant={kind === 'labels' && !isSecond ? 'primary' : 'secondary'}
          ask={(id) => callApi(endpoints.request, { body: { id, kind, orders, ...onSheet } })}
        />
      ))}
    </>
  );
}

type ButtonProps = {
  label: string;
  variant: ButtonVariant;
  ask: (id: string) => Promise<ParcelDocument>;
};

/** Asks for a PDF in a dialog that shows its progress. */
export function PrintButton({ label, variant, ask }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Printer aria-hidden className="size-5" strokeWidth={1.5} /> {label}
      </Button>
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <Printing ask={ask} />}
      </Dialog>
    </>
  );
}

export function Printing({ ask }: Pick<ButtonProps, 'ask'>) {
  // The same id for every try, so that a lost answer makes no second PDF.
  const [id] = useState(newId);
  const asked = useMutation({ mutationFn: () => ask(id) });
  const { mutate } = asked;
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  const document = useQuery({ ...documentQuery(id), enabled: asked.isSuccess });
  const error = asked.error ?? document.error;
  const again = () => (asked.error ? mutate() : void document.refetch());
  if (error) return <Failed error={error} onRetry={again} />;
  const shown = document.data ?? asked.data;
  if (!shown) return <Progress label="Asking for the PDF" share={0} />;
  return <Printed document={shown} />;
}

function Printed({ document: { id, kind, state, done, total, problems } }: { document: ParcelDocument }) {
  const [isBusy, setBusy] = useState(false);
  const loaded = useRef<Blob>(null);
  const load = async () => (loaded.current ??= await callApi(endpoints.file, { params: { id } }));
  const send = async (act: typeof saveFile | typeof sharePdf) => {
    setBusy(true);
    await act(load, `${documentKinds[kind].file}.pdf`);
    setBusy(false);
  };
  const canShare = canSharePdf();
  const drawn = total - problems.length;
  return (
    <div className="flex flex-col gap-4">
      {state === 'waiting' && <Progress label={`Drawing ${done} of ${total}`} share={done / total} />}
      {state === 'done' && (
        <>
          <output>{drawn === 1 ? 'Ready for 1 order.' : `Ready for ${drawn} orders.`}</output>
          {canShare && (
            <Button busy={isBusy} onClick={() => void send(sharePdf)}>
              <Share2 aria-hidden className="size-5" strokeWidth={1.5} /> Share or print
            </Button>
          )}
          <Button
            variant={canShare ? 'secondary' : 'primary'}
            busy={isBusy}
            onClick={() => void send(saveFile)}
          >
            Save the PDF
          </Button>
        </>
      )}
      {state === 'failed' && <Notice tone="error">No page could be drawn. Please try again.</Notice>}
      {problems.length > 0 && (
        <div>
          <h3 className="font-semibold">Left out</h3>
          <ul aria-label="Left out" className="flex flex-col gap-1">
            {problems.map(({ orderNumber, problem }) => (
              <li key={orderNumber}>
                {orderNumber}: {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
