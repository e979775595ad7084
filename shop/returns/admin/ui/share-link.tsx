import { useMutation } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { Copy, Link2, MessageCircle } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type SharedLink } from '../contract.ts';

/** Makes the customer's own link to the returns of an order, for a customer without an email. */
export function ShareLink({ orderNumber }: { orderNumber: string }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callApi(endpoints.shareLink, { params: { orderNumber } }),
    gcTime: 0,
  });
  return (
    <section aria-labelledby="share-link" className="flex flex-col items-start gap-3">
      <h2 id="share-link" className="text-2xl">
        Link for the customer
      </h2>
      <p className="text-moss">
        With it the customer asks for a return, adds photos and says where the refund goes, without an
        account. It holds for 60 days. Send it to this customer only.
      </p>
      {data ? (
        <MadeLink link={data} />
      ) : (
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          <Link2 aria-hidden className="size-5" strokeWidth={1.5} /> Make the link
        </Button>
      )}
      {error && <Notice tone="error">{failureOf(error)}</Notice>}
    </section>
  );
}

function MadeLink({ link: { url, chat } }: { link: SharedLink }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Copied.');
    } catch {
      toast.error('The browser did not copy the link. Please select it.');
    }
  };
  return (
    <>
      <p className="w-full rounded-lg border border-line bg-paper p-4 wrap-anywhere">{url}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" strokeWidth={1.5} /> Copy the link
        </Button>
        {chat && (
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.5} />
            Send by WhatsApp <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </div>
    </>
  );
}
