import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { formatLongDay } from '#platform/india-time.ts';
import { LateDialog } from '#platform/ui/page/late-dialog.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { Review } from '../../contract.ts';
import { ReportReview } from './report-review.tsx';

export function ReviewEntry({
  review: { id, rating, title, comment, userName, reviewDate, imageUrl, verified, size, answer },
  isReportable = false,
}: {
  review: Review;
  isReportable?: boolean;
}) {
  return (
    <article tabIndex={-1} className="flex flex-col gap-2 py-6">
      <div className="flex flex-wrap items-center gap-x-3">
        <Stars rating={rating} />
        <p className="text-sm text-moss">
          {userName}, <time dateTime={reviewDate}>{formatLongDay(reviewDate)}</time>
        </p>
        {size && <p className="text-sm text-moss">{size}</p>}
        {verified && (
          <p className="inline-flex items-center gap-1 text-sm font-semibold text-leaf">
            <BadgeCheck aria-hidden className="size-4" strokeWidth={1.5} />
            Verified buyer
          </p>
        )}
      </div>
      {title && <h3 className="text-lg wrap-anywhere">{title}</h3>}
      <p className="max-w-reading [overflow-wrap:anywhere] whitespace-pre-line">{comment}</p>
      {imageUrl && <Photo image={imageUrl} />}
      {answer && (
        <section aria-label="Answer of the shop" className="flex flex-col gap-1 border-l-2 border-leaf pl-4">
          <p className="text-sm text-moss">
            The shop, <time dateTime={answer.at}>{formatLongDay(answer.at)}</time>
          </p>
          <p className="max-w-reading wrap-anywhere whitespace-pre-line">{answer.words}</p>
        </section>
      )}
      {isReportable && <ReportReview id={id} />}
    </article>
  );
}

function Photo({ image }: { image: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Open the reviewer’s picture"
        onClick={() => setOpen(true)}
        className="w-fit cursor-zoom-in rounded-md"
      >
        <img
          src={image}
          alt="Taken by the reviewer"
          width={112}
          height={112}
          loading="lazy"
          decoding="async"
          className="size-28 rounded-md bg-sand object-contain"
        />
      </button>
      <LateDialog title="Taken by the reviewer" wide open={open} onClose={() => setOpen(false)}>
        <img
          src={image}
          alt="Taken by the reviewer"
          className="mx-auto max-h-[70dvh] rounded-md bg-sand object-contain"
        />
      </LateDialog>
    </>
  );
}
