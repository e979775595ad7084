import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type PayNow } from '#shop/payments/pay.ts';

/** The customer of an order, or anybody with its tracking link. */
export type Payer = { orderNumber: string } | { token: string };

/** The order as its customer reads it, or as its link shows it. */
function readsOf(payer: Payer): string[] {
  return 'token' in payer ? ['track', payer.token] : ['orders'];
}

/** Says it once an order that waited for its payment on this page is placed, and reads the order again when its wait ends. */
export function useNewsOfWait(payer: Payer, shown: PayNow | undefined): void {
  const client = useQueryClient();
  const waited = useRef(false);
  const isPaid = shown?.payment?.state === 'paid';
  const waits = shown?.wait?.until ?? null;
  useEffect(() => {
    if (!shown) return;
    if (waited.current && waits === null) void client.invalidateQueries({ queryKey: readsOf(payer) });
    if (waited.current && waits === null && isPaid) toast.success('Shipment created successfully!');
    waited.current = waits !== null;
    // oxlint-disable-next-line react/exhaustive-deps -- only the end of the wait is news
  }, [waits, isPaid, shown === undefined]);
}

type Props = { payer: Payer; wait: NonNullable<PayNow['wait']> };

/** Places an order that waits for its payment, or that nobody paid in time, with cash on delivery. */
export function TurnToCash({ payer, wait }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      'token' in payer
        ? callApi(endpoints.turnToCashByLink, { params: payer })
        : callApi(endpoints.turnToCash, { params: payer }),
    onSuccess: (shown) => {
      client.setQueryData(['payment', payer], shown);
      if (shown.payment?.state !== 'paid') toast.success('Shipment created successfully!');
    },
    onSettled: () => client.invalidateQueries({ queryKey: readsOf(payer) }),
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={`min-w-56 flex-1 ${wait.until ? 'text-sm text-moss' : ''}`}>
          {wait.until
            ? 'You may pay in cash at the door instead.'
            : 'The time to pay has ended, and nothing was taken. You may still have this order with cash on delivery.'}
        </p>
        <Button variant={wait.until ? 'secondary' : 'primary'} busy={isPending} onClick={() => mutate()}>
          Cash on delivery
        </Button>
      </div>
      {error && (
        <Notice key="cash" tone="error">
          {error.message}
        </Notice>
      )}
    </>
  );
}
