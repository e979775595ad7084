import { useMutation, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import type { Selected } from '#platform/admin/ui/list/list-parts.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Progress } from '#platform/ui/sending/progress.tsx';
import { endpoints, type PaperKind, paperKindNames, paperKinds, type ParcelPaper } from '../papers.ts';
import { paperQuery, unreachable } from './queries.ts';
import { saveFile } from './save-file.ts';

/** Buttons that print papers for the selected orders, and their progress. */
export function PrintPapers({ selected }: { selected: Selected }) {
  const [kind, setKind] = useState<PaperKind | null>(null);
  return (
    <>
      {paperKindNames.map((each) => (
        <Button
          key={each}
          variant={each === 'labels' ? 'primary' : 'secondary'}
          onClick={() => setKind(each)}
        >
          <Printer aria-hidden className="size-5" strokeWidth={1.5} /> {paperKinds[each].label}
        </Button>
      ))}
      <Dialog title={kind ? paperKinds[kind].label : ''} open={kind !== null} onClose={() => setKind(null)}>
        {kind && <Printing key={kind} kind={kind} selected={selected} />}
      </Dialog>
    </>
  );
}

function Printing({ kind, selected }: { kind: PaperKind; selected: Selected }) {
  // The same id for every try, so that a lost answer makes no second PDF.
  const [id] = useState(newId);
  const ask = useMutation({
    mutationFn: () => callApi(endpoints.request, { body: { id, kind, orders: ordersOf(selected) } }),
  });
  const { mutate } = ask;
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  const paper = useQuery({ ...paperQuery(id), enabled: ask.isSuccess });
  const error = ask.error ?? paper.error;
  if (error)
    return (
      <Notice
        tone="error"
        action={<Button onClick={() => (ask.error ? mutate() : void paper.refetch())}>Try again</Button>}
      >
        {error.message || unreachable}
      </Notice>
    );
  const shown = paper.data ?? ask.data;
  if (!shown) return <Progress label="Asking for the PDF" share={0} />;
  return <Printed paper={shown} />;
}

function ordersOf(selected: Selected) {
  return 'ids' in selected ? selected : { matching: {}, except: selected.except };
}

function Printed({ paper: { id, kind, state, done, total, problems } }: { paper: ParcelPaper }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveFile(() => callApi(endpoints.file, { params: { id } }), `${paperKinds[kind].file}.pdf`);
    setBusy(false);
  };
  const drawn = total - problems.length;
  return (
    <div className="flex flex-col gap-4">
      {state === 'waiting' && <Progress label={`Drawing ${done} of ${total}`} share={done / total} />}
      {state === 'done' && (
        <>
          <output>{drawn === 1 ? 'Ready for 1 order.' : `Ready for ${drawn} orders.`}</output>
          <Button busy={isBusy} onClick={() => void save()}>
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
