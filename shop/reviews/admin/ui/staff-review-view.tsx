import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import { flagKinds, reviewReasons } from '../../reasons.ts';
import { endpoints, type StaffReview } from '../contract.ts';
import { AnswerReview } from './answer-review.tsx';
import { HideReview } from './hide-review.tsx';
import { reviewPictureQuery, useReviewStep } from './queries.ts';
import { ReviewMarks } from './review-marks.tsx';

type Props = { shown: StaffReview; userId: number };

/** A review with what its words trip over, and the decisions about it. Nobody here changes a customer's words. */
export function StaffReviewView({ shown, userId }: Props) {
  const { id, status, title, comment, rating, flags, reports, hiddenFor, answer, decided, reviewDate } =
    shown;
  const params = { id: String(id) };
  const publish = useReviewStep(id, () => callApi(endpoints.publish, { params }));
  const keep = useReviewStep(id, () => callApi(endpoints.keep, { params }));
  const undo = useReviewStep(id, (decidedAt: string) =>
    callApi(endpoints.undo, { params, body: { decidedAt } }),
  );
  const failure = publish.error ?? keep.error ?? undo.error;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Stars rating={rating} /> <ReviewMarks review={shown} />
        <span className="text-sm text-moss">{formatMoment(reviewDate)}</span>
      </div>
      <blockquote className="flex flex-col gap-2 border-l-2 border-line pl-4">
        {title && <p className="font-semibold wrap-anywhere">{title}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
      </blockquote>
      <Picture shown={shown} />
      {flags.length > 0 && (
        <Lines
          title="Look at these words"
          lines={flags.map(({ kind, words }) => `${flagKinds[kind]}: ‘${words}’`)}
        />
      )}
      {reports.length > 0 && (
        <Lines title="Reported" lines={reports.map((reason) => reviewReasons[reason].label)} />
      )}
      {hiddenFor && <p>{`Hidden: ${reviewReasons[hiddenFor].label}.`}</p>}
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {decided && (
        <Notice
          action={
            <Button variant="quiet" busy={undo.isPending} onClick={() => undo.mutate(decided.at)}>
              Undo
            </Button>
          }
        >
          {`Decided by ${decided.by}, ${formatMoment(decided.at)}.`}
        </Notice>
      )}
      {status !== 'published' && (
        <Button className="self-start" busy={publish.isPending} onClick={() => publish.mutate(undefined)}>
          Publish
        </Button>
      )}
      {status === 'published' && reports.length > 0 && (
        <Button
          key="keep"
          variant="secondary"
          className="self-start"
          busy={keep.isPending}
          onClick={() => keep.mutate(undefined)}
        >
          Keep it as it is
        </Button>
      )}
      {status !== 'hidden' && <HideReview id={id} />}
      {answer && (
        <section aria-labelledby="answer">
          <h2 id="answer" className="pb-2 text-lg font-semibold">
            Answer of the shop
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </section>
      )}
      {status === 'published' && !answer && <AnswerReview id={id} userId={userId} />}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-lg font-semibold">{title}</h2>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ shown: { id, imageUrl, isImageHidden } }: Pick<Props, 'shown'>) {
  const { mutate, isPending, error } = useReviewStep(id, (isHidden: boolean) =>
    callApi(endpoints.picture, { params: { id: String(id) }, body: { isHidden } }),
  );
  const { data } = useQuery({ ...reviewPictureQuery(id), enabled: imageUrl !== null });
  const url = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  if (imageUrl === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      {url ? (
        <img
          src={url}
          alt="Taken by the reviewer"
          width={160}
          height={160}
          className={`size-40 rounded-md bg-sand object-contain ${isImageHidden ? 'opacity-40' : ''}`}
        />
      ) : (
        <div className="size-40 rounded-md bg-sand" />
      )}
      <Button variant="secondary" busy={isPending} onClick={() => mutate(!isImageHidden)}>
        {isImageHidden ? 'Show the picture' : 'Hide the picture'}
      </Button>
      {error && <Notice tone="error">{error.message}</Notice>}
    </div>
  );
}
