import { CustomerReviews } from '#shop/content/ui/customer-reviews.tsx';
import { OffersCarousel } from '#shop/content/ui/offers-carousel.tsx';
import { WhyUsStrip } from '#shop/content/ui/why-us-strip.tsx';

/** A real shop has no such offers, reasons and reviews. */
export function HomeDemoSections() {
  return (
    <>
      <div className="page-width py-14 md:py-20">
        <OffersCarousel demo />
      </div>
      <WhyUsStrip />
      <CustomerReviews demo />
    </>
  );
}
