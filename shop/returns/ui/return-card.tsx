import { useState } from 'react';
import { dayMs, formatMoment } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PictureChoice } from '#platform/ui/sending/picture-choice.tsx';
import { shrinkPicture } from '#platform/ui/sending/shrink-picture.ts';
import { endpoints, type Return } from '../contract.ts';
import { returnReasons } from '../reasons.ts';
import { maxPhotos } from '../rules.ts';
import { canWithdraw, isOpenReturn, returnStates, sameWay, takesPayout } from '../states.ts';
import { PayoutForm } from './payout-form.tsx';
import { sendPhoto, useReturnStep } from './queries.ts';
import { replacementText, youPay } from './refund-text.ts';

type Props = {
  token: string;
  shown: Return;
  /** The expected sum, shown until the inspection. */
  refund: string;
};

/** A return as its customer sees it, with what is left to do. */
export function ReturnCard({ token, shown, refund }: Props) {
  const { id, state, lines, photos } = shown;
  const awaitsRefund = shown.remedy === 'refund' || state === 'inspected';
  return (
    <section
      aria-label={`Return of ${formatMoment(shown.requestedAt)}`}
      className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4 md:p-6"
    >
      <p className="flex flex-wrap items-center gap-3">
        <Badge>{returnStates[state].customer}</Badge>
        <span className="text-sm text-moss">{formatMoment(shown.requestedAt)}</span>
      </p>
      {state === 'requested' && (
        <p className="font-semibold">{`We have your request, and answer by ${formatMoment(answerBy(shown))}.`}</p>
      )}
      <ul className="list-disc pl-5">
        {lines.map(({ orderLineId, productName, quantity }) => (
          <li key={orderLineId}>
            {quantity} × {productName}
          </li>
        ))}
      </ul>
      <p>{returnReasons[shown.reason].label}</p>
      {shown.note && <blockquote className="wrap-anywhere">“{shown.note}”</blockquote>}
      {isOpenReturn(state) && awaitsRefund && refund && <p>{refund}</p>}
      {isOpenReturn(state) && !awaitsRefund && <p>{replacementText}</p>}
      {isOpenReturn(state) && shown.reason === 'changed_mind' && <p>{youPay}</p>}
      {shown.answer && <Notice>{shown.answer}</Notice>}
      {shown.refundAmount !== null && (
        <p>
          Refund <strong className="font-semibold">{formatRupees(shown.refundAmount)}</strong>
          {shown.refundedAt && (
            <span>
              , paid on {formatMoment(shown.refundedAt)}, bank’s number {shown.reference}
            </span>
          )}
        </p>
      )}
      {shown.creditNote && (
        <a className="link self-start" href={shown.creditNote.url} target="_blank" rel="noopener noreferrer">
          Credit note {shown.creditNote.number} (PDF)<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ id: photoId, url }, at) => (
            <li key={photoId}>
              <img src={url} alt={`Sent by you, ${at + 1}`} className="size-20 rounded-md object-contain" />
            </li>
          ))}
        </ul>
      )}
      {state === 'requested' && photos.length < maxPhotos && <AddPhoto token={token} returnId={id} />}
      {takesPayout(state) && awaitsRefund && shown.payoutHint !== sameWay && (
        <PayoutForm token={token} returnId={id} hint={shown.payoutHint} />
      )}
      {canWithdraw(state) && <Withdraw token={token} returnId={id} />}
    </section>
  );
}

/** The hours within which the shop answers. */
const answerBy = ({ requestedAt }: Return) => new Date(Date.parse(requestedAt) + 2 * dayMs);

function Withdraw({ token, returnId }: { token: string; returnId: number }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useReturnStep(token, () =>
    callApi(endpoints.withdraw, { body: { token, returnId } }),
  );
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        Withdraw this return
      </Button>
      <Dialog title="Withdraw this return" open={asking} onClose={close}>
        <p className="pb-6">Nothing more happens then. You can ask again while the days for it last.</p>
        {error && <Notice tone="error">{error.message}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Keep the return
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate(undefined, { onSuccess: close })}>
            Withdraw
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function AddPhoto({ token, returnId }: { token: string; returnId: number }) {
  const [photo, setPhoto] = useState<File | null>(null);
  const { mutate, isPending, error, reset } = useReturnStep(token, async (image: File) =>
    sendPhoto(token, returnId, await shrinkPicture(image)),
  );
  const choose = (chosen: File | null) => {
    reset();
    setPhoto(chosen);
  };
  return (
    <div className="screen-only flex flex-col items-start gap-2">
      <PictureChoice what="photo" picture={photo} onChange={choose} />
      <p className="text-sm text-moss">Only our staff see it. At most {maxPhotos} photos, 5 MB each.</p>
      {error && (
        <Notice tone="error">{error.message || 'The photo could not be sent. Please try again.'}</Notice>
      )}
      {photo && (
        <Button busy={isPending} onClick={() => mutate(photo, { onSuccess: () => setPhoto(null) })}>
          Send the photo
        </Button>
      )}
    </div>
  );
}
