import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { useInBrowser } from '#platform/ui/page/use-in-browser.ts';
import { ConfirmSheet } from '#shop/checkout/ui/confirm/confirm-sheet.tsx';
import { RedeliverySheet } from '#shop/fulfilment/ui/redelivery-sheet.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';

type Sheet = {
  /** Missing where the sheet has its own, and the whole width. */
  heading?: string;
  show: (token: string) => ReactNode;
};

const confirm: Sheet = {
  heading: 'Please confirm your order',
  show: (token) => <ConfirmSheet token={token} />,
};

const rescue: Sheet = {
  heading: 'Your parcel was not handed over',
  show: (token) => <RedeliverySheet token={token} />,
};

/** Loaded when its link opens, so that nobody else downloads it. */
const ReturnSheet = lazy(() => import('#shop/returns/ui/return-sheet.tsx'));

const returning: Sheet = {
  show: (token) => (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <ReturnSheet token={token} picture={linePicture} />
    </Suspense>
  ),
};

const sheets = new Map<string, Sheet>([
  ['confirm', confirm],
  ['rescue', rescue],
  ['return', returning],
]);

/**
 * `/order-link?do=confirm&token=…`: page of the links in emails about an order, also without sign-in. Reads the query only in the
 * browser, so that the page is the same for everyone.
 */
export default function OrderLinkPage() {
  const [query] = useSearchParams();
  const sheet = useInBrowser() ? (sheets.get(query.get('do') ?? '') ?? confirm) : undefined;
  return (
    <PrivatePage title="Your order">
      <div className={`flex flex-col gap-6 ${sheet && !sheet.heading ? '' : 'max-w-2xl'}`}>
        {(!sheet || sheet.heading) && <PageHeading>{sheet?.heading ?? 'Your order'}</PageHeading>}
        {sheet ? sheet.show(query.get('token') ?? '') : <Skeleton className="h-40" />}
      </div>
    </PrivatePage>
  );
}
