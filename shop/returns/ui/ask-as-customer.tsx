import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#platform/india-time.ts';
import { formatPaise, toPaise } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { PictureChoice } from '#platform/ui/sending/picture-choice.tsx';
import { shrinkPicture } from '#platform/ui/sending/shrink-picture.ts';
import { toast } from '#platform/ui/toast.tsx';
import { type AskForm as Asked, endpoints, type LineOfCustomer, type ReturnsOfOrder } from '../contract.ts';
import { AskForm, type Counts } from './ask-form.tsx';
import { sendPhoto, useReturnStep } from './queries.ts';

type Props = {
  token: string;
  order: ReturnsOfOrder;
  picture: (line: { imageUrl: string }) => ReactNode;
};

/** Asks for a return, with a photo, and says first what comes back, until when and what happens next. */
export function AskAsCustomer({ token, order, picture }: Props) {
  const [photo, setPhoto] = useState<File | null>(null);
  const { mutate, isPending, error } = useReturnStep(token, async (asked: Asked) => {
    const shown = await callApi(endpoints.ask, { body: { token, ...asked } });
    const made = shown.returns.find(({ requestId }) => requestId === asked.requestId);
    if (!photo || !made || made.photos.length > 0) return shown;
    try {
      return await sendPhoto(token, made.id, await shrinkPicture(photo));
    } catch {
      toast.error('We have your request. The photo could not be sent: please add it again.');
      return shown;
    }
  });
  const { lines, lastDay } = order;
  return (
    <>
      <div className="flex flex-col gap-1">
        <p>You can report a fault until {formatDay(lastDay.fault)}.</p>
        {lastDay.change && <p>Unopened goods may come back until {formatDay(lastDay.change)}.</p>}
        <p>
          <Link to="/policies/returns" className="link inline-flex min-h-11 items-center">
            Returns and refunds
          </Link>
        </p>
      </div>
      <AskForm
        lines={lines.filter(({ left }) => left > 0)}
        send={mutate}
        isPending={isPending}
        error={error}
        picture={picture}
      >
        {(counts) => (
          <>
            <PictureChoice what="photo" picture={photo} onChange={setPhoto} />
            <output className="empty:hidden">{refundText(order, counts)}</output>
          </>
        )}
      </AskForm>
      <section aria-labelledby="next-steps" className="border-t border-line pt-4">
        <h2 id="next-steps" className="pb-3 font-sans text-base font-semibold">
          What happens next
        </h2>
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          <li>We look at your request, and answer by email.</li>
          <li>When we take it back, the email says how it comes to us.</li>
          <li>We look at what came back, and pay the money back.</li>
        </ol>
      </section>
    </>
  );
}

/** Returns what the chosen units give back. The inspection may find fewer. */
function refundText({ lines, refundOfRest }: ReturnsOfOrder, counts: Counts): string {
  const chosen = lines.map((line) => ({ line, count: counts[line.orderLineId] ?? 0 }));
  const paise = chosen.map(({ line, count }) => refundOf(line, count));
  if (chosen.every(({ count }) => count === 0) || paise.some((part) => part === null)) return '';
  const isWhole = chosen.every(({ line, count }) => count === line.refunds.length);
  const sum = paise.reduce<number>((all, part) => all + (part ?? 0), isWhole ? toPaise(refundOfRest) : 0);
  return `You get back ${formatPaise(sum)}, once we have the goods.`;
}

/** In paise; null for units whose sum is not known. */
function refundOf({ refunds }: LineOfCustomer, count: number): number | null {
  if (count === 0) return 0;
  const rupees = refunds[count - 1];
  return rupees === undefined ? null : toPaise(rupees);
}
