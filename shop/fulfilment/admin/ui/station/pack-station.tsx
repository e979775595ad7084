import { useQueryClient } from '@tanstack/react-query';
import { PackageCheck, ScanBarcode } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { inputLook } from '#platform/ui/field.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type ParcelItem } from '../../packing.ts';
import { packGift, packMixedFood } from '../../parcel-words.ts';
import { maxScanLength } from '../../scanned/read-scan.ts';
import { packingList } from '../queries.ts';
import { CameraScan } from './camera-scan.tsx';
import { ParcelItems } from './parcel-items.tsx';
import { isComplete } from './ticks.ts';
import { ticksOf } from './stored-ticks.ts';
import { createStation, emptyTable, type Note } from './station.ts';

type Props = {
  userId: number;
  picture: (item: Pick<ParcelItem, 'imageUrl'>) => ReactNode;
  children: ReactNode;
};

/** Packs parcels by a scanner, a keyboard or a thumb. Without an open parcel its children show which ones wait. */
export function PackStation({ userId, picture, children }: Props) {
  const queries = useQueryClient();
  const [{ parcel, ticks, said, isBusy }, show] = useState(emptyTable);
  const [station] = useState(() =>
    createStation({
      stored: ticksOf(userId),
      show,
      findWaiting: async () =>
        (await callApi(endpoints.list, { query: {} })).rows.map(({ orderNumber }) => orderNumber),
      onPacked: () => queries.invalidateQueries({ queryKey: listKey(packingList) }),
    }),
  );
  useChosenParcel(station.scan);
  useEffect(() => station.resume(), [station]);
  return (
    <div className="flex flex-col gap-5">
      <ScanField label={parcel ? 'Scan an item' : 'Scan a label'} onScan={station.scan} />
      <CameraScan onScan={station.scan} />
      <Message said={said} onUndo={station.undo} />
      {parcel ? (
        <section
          aria-label={`Parcel ${parcel.orderNumber}`}
          className="flex flex-col gap-4"
          aria-busy={isBusy}
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="font-serif text-2xl">{parcel.orderNumber}</h2>
            <p className="text-moss tabular-nums">Waybill {parcel.waybill}</p>
          </div>
          {parcel.editedAt && (
            <Notice>
              This order was changed on {formatMoment(parcel.editedAt)}. Print its label again if it is older.
            </Notice>
          )}
          {parcel.isGift && <Notice>{packGift}</Notice>}
          {parcel.isMixedFood && <Notice>{packMixedFood}</Notice>}
          <ParcelItems parcel={parcel} ticks={ticks} picture={picture} onTap={station.tap} />
          <div className="flex flex-wrap gap-3">
            {isComplete(parcel, ticks) ? (
              <Button key="again" busy={isBusy} onClick={station.packAgain}>
                Pack this parcel
              </Button>
            ) : (
              <Button key="whole" busy={isBusy} onClick={station.packWhole}>
                <PackageCheck aria-hidden className="size-5" strokeWidth={1.5} /> Everything is in
              </Button>
            )}
            <Button variant="quiet" onClick={station.close}>
              Put this parcel aside
            </Button>
          </div>
        </section>
      ) : (
        children
      )}
    </div>
  );
}

/** A parcel that was chosen in the list is in the address until it is open. */
function useChosenParcel(open: (code: string) => void): void {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('open');
  useEffect(() => {
    if (!chosen) return;
    open(chosen);
    setParams({}, { replace: true });
  }, [chosen, open, setParams]);
}

function Message({ said, onUndo }: { said: Note | null; onUndo: (orderNumber: string) => void }) {
  const { tone, text, packed } = said ?? { tone: 'good' };
  return (
    <div aria-live="assertive" className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      {text && (
        <p className={`text-lg font-semibold ${tone === 'bad' ? 'text-clay' : 'text-leaf'}`}>{text}</p>
      )}
      {packed && (
        <Button variant="quiet" onClick={() => onUndo(packed)}>
          Undo the packing of {packed}
        </Button>
      )}
    </div>
  );
}

/** A scanner types digits and Enter, wherever the focus is. */
function ScanField({ label, onScan }: { label: string; onScan: (code: string) => void }) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the focus would open the keyboard over the items.
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus();
    const catchKeys = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyped = /^[\w\](-]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isTyped && !target.closest('input, textarea, select, [role=dialog]:not([data-closed])'))
        input.current?.focus();
    };
    document.addEventListener('keydown', catchKeys);
    return () => document.removeEventListener('keydown', catchKeys);
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim()) onScan(code.trim());
    setCode('');
  };
  return (
    <form onSubmit={submit} className="flex max-w-xl flex-col gap-1">
      <label htmlFor="scan" className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id="scan"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxScanLength}
          onKeyDown={(event) => {
            // Scanners type the separator of GS1 codes as Ctrl and ], which adds nothing to a field.
            if (!event.ctrlKey || event.key !== ']') return;
            event.preventDefault();
            setCode((before) => `${before}\u001D`);
          }}
          enterKeyHint="done"
          className={`${inputLook} font-mono`}
          aria-describedby="scan-hint"
        />
        <Button type="submit">
          <ScanBarcode aria-hidden className="size-5" strokeWidth={1.5} /> Go
        </Button>
      </div>
      <p id="scan-hint" className="text-sm text-moss">
        A scanner types here by itself: the label, then the barcode of each pack. You may also type a number
        and press Enter.
      </p>
    </form>
  );
}
