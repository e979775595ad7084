import { useMutation } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { channels } from '../../channels.ts';
import { endpoints } from '../contract.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';

/** A message with the tracking link, which staff send by hand to a customer without an email. */
export function ShareMessage({ orderNumber }: { orderNumber: string }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callApi(endpoints.shareTrackLink, { params: { orderNumber } }),
    gcTime: 0,
  });
  return (
    <div className="screen-only flex flex-col items-start gap-3 pt-4">
      <p className="text-sm text-moss">{channels.whatsapp.label} The shop stores who made it.</p>
      {data ? (
        <>
          <p className="w-full rounded-lg border border-line p-3 text-sm wrap-anywhere">{data.text}</p>
          <a
            href={data.chat}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.5} />
            Send by WhatsApp <span className="sr-only">(opens in a new tab)</span>
          </a>
        </>
      ) : (
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          Make a message
        </Button>
      )}
      {error && <Notice tone="error">{failureOf(error)}</Notice>}
    </div>
  );
}
