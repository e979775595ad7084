import { useQuery } from '@tanstack/react-query';
import { LinkedSheet } from '#platform/ui/page/linked-sheet.tsx';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import type { InvitedReview } from '#shop/reviews/contract.ts';
import { invitationQuery } from '#shop/reviews/ui/queries.ts';
import { ReviewForm } from '#shop/reviews/ui/writing/review-form.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import type { Route } from './+types/review';

/** Page of the stars in a delivery email: a review form with the rating preselected. */
export default function ReviewPage({ params }: Route.ComponentProps) {
  return (
    <PrivatePage title="Review what you bought">
      <div className="max-w-2xl">
        <Invited token={params.token} />
      </div>
    </PrivatePage>
  );
}

function Invited({ token }: { token: string }) {
  const read = useQuery(invitationQuery(token));
  return (
    <LinkedSheet
      read={read}
      ended={{ to: '/all-products', label: 'See all products' }}
      failed="The review form could not be loaded."
      heading={<PageHeading>Review what you bought</PageHeading>}
    >
      {(invited) => <CustomersReview key={token} token={token} invited={invited} />}
    </LinkedSheet>
  );
}

function CustomersReview({ token, invited }: { token: string; invited: InvitedReview }) {
  const pressed = usePressedStars();
  const [done, setDone] = useState(false);
  const { productId, productName, slug, imageUrl, written } = invited;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex items-center gap-4">
        <div className="size-24 shrink-0 overflow-hidden rounded-md bg-sand">{linePicture({ imageUrl })}</div>
        <div className="flex flex-col gap-1">
          <PageHeading>How do you like it?</PageHeading>
          <Link to={`/product/${slug}`} className="link">
            {productName}
          </Link>
          <p className="inline-flex items-center gap-1 text-sm font-semibold text-leaf">
            <BadgeCheck aria-hidden className="size-4" strokeWidth={1.5} />
            Verified buyer
          </p>
        </div>
      </header>
      {done ? (
        <Notice
          action={
            <ButtonLink to={`/product/${slug}#reviews`} variant="secondary">
              See the reviews
            </ButtonLink>
          }
        >
          Thank you. What you wrote helps others to choose; the same link lets you change it.
        </Notice>
      ) : (
        <>
          {written && (
            <p className="text-moss">You wrote about it before. Sending it again changes your review.</p>
          )}
          <ReviewForm
            productId={productId}
            invitation={{
              token,
              rating: pressed || (written?.rating ?? 0),
              comment: written?.comment ?? '',
              onDone: () => setDone(true),
            }}
          />
        </>
      )}
    </div>
  );
}

function usePressedStars(): number {
  const stars = Number(useSearchParams()[0].get('stars'));
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : 0;
}
