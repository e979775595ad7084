import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { listKey } from '#platform/admin/ui/list/use-list-query.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { toast } from '#platform/ui/toast.tsx';
import { orderList } from '#shop/orders/admin/order-tabs.ts';
import { type OrderState, orderStates } from '#shop/orders/states.ts';
import { endpoints as documents } from '../documents.ts';
import { endpoints, type Parcel } from '../packing.ts';
import { packGift, packMixedFood } from '../parcel-words.ts';
import { packedList } from './manifest/queries.ts';
import { PrintDocuments, Printing } from './print-documents.tsx';
import { packingList } from './queries.ts';

type Props = { orderNumber: string; state: OrderState };

/** Prints and packs the order on the screen. Nothing for an order that is not to pack. */
export function PrintAndPack({ orderNumber, state }: Props) {
  const { isPackable, isPacked } = orderStates[state];
  const [isOpen, setOpen] = useState(false);
  const { pack, undo } = usePacking(orderNumber);
  if (!isPackable && !isPacked) return null;
  return (
    <div className="screen-only flex flex-wrap gap-3">
      {isPackable && (
        <>
          <Button onClick={() => setOpen(true)}>
            <PackageCheck aria-hidden className="size-5" strokeWidth={1.5} /> Print and pack
          </Button>
          <ButtonLink variant="secondary" to={`/admin/packing?open=${orderNumber}`}>
            Pack item by item
          </ButtonLink>
        </>
      )}
      <PrintDocuments selected={{ ids: [orderNumber] }} kinds={['labels', 'contents']} isSecond />
      {isPacked && (
        <Button key="undo" variant="quiet" busy={undo.isPending} onClick={() => undo.mutate()}>
          Undo the packing
        </Button>
      )}
      <Dialog title="Print and pack" open={isOpen && isPackable} onClose={() => setOpen(false)}>
        {isOpen && <PackForm orderNumber={orderNumber} pack={pack} onPacked={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}

type FormProps = {
  orderNumber: string;
  pack: ReturnType<typeof usePacking>['pack'];
  onPacked: () => void;
};

/** The label and what belongs into the parcel. A change of the order in the meantime refuses the packing. */
function PackForm({ orderNumber, pack, onPacked }: FormProps) {
  const { data: parcel, error } = useQuery({
    queryKey: ['parcel-to-pack', orderNumber],
    queryFn: ({ signal }) => callApi(endpoints.find, { params: { code: orderNumber } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <div className="flex flex-col gap-5">
      <Printing
        ask={(id) =>
          callApi(documents.request, { body: { id, kind: 'labels', orders: { ids: [orderNumber] } } })
        }
      />
      {error && <Notice tone="error">{failureOf(error)}</Notice>}
      {parcel && (
        <>
          {parcel.isGift && <Notice>{packGift}</Notice>}
          {parcel.isMixedFood && <Notice>{packMixedFood}</Notice>}
          <ul aria-label="Items of the parcel" className="flex list-disc flex-col gap-1 pl-5">
            {parcel.items.map(({ orderLineId, productId, units, name, note }) => (
              <li key={`${orderLineId} ${productId}`}>
                {`${units} × ${name}`}
                {note && <span className="block text-sm text-moss">{note}</span>}
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            className="self-start"
            busy={pack.isPending}
            onClick={() => pack.mutate(parcel, { onSuccess: onPacked })}
          >
            It is packed
          </Button>
        </>
      )}
    </div>
  );
}

/** Packs the order with what the packer saw, and takes that back. */
function usePacking(orderNumber: string) {
  const queries = useQueryClient();
  const params = { orderNumber };
  const onSettled = async () => {
    await queries.invalidateQueries({ queryKey: ['staff-order'] });
    for (const name of [packingList, packedList, orderList])
      await queries.invalidateQueries({ queryKey: listKey(name) });
  };
  const onError = (error: Error) => toast.error(failureOf(error));
  const pack = useMutation({
    mutationFn: (parcel: Parcel) => {
      const items = parcel.items.map(({ orderLineId, productId, units }) => ({
        orderLineId,
        productId,
        units,
      }));
      return callApi(endpoints.pack, { params, body: { items } });
    },
    onSuccess: () => toast.success(`Order ${orderNumber} is packed.`),
    onError,
    onSettled,
  });
  const undo = useMutation({
    mutationFn: () => callApi(endpoints.undo, { params }),
    onSuccess: () => toast.success('The packing is undone.'),
    onError,
    onSettled,
  });
  return { pack, undo };
}
