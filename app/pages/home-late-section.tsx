import { customerReviews } from '#demo/texts/customer-reviews.ts';
import { CustomerReviews } from '#shop/content/ui/customer-reviews.tsx';
import { MakingStrip } from '#shop/content/ui/making-strip.tsx';
import { OwnText } from '#shop/content/ui/own-text.tsx';
import { OffersCarousel } from '#shop/content/ui/offers-carousel.tsx';
import { ArticlePair } from '#shop/content/ui/reading/article-pair.tsx';
import { ReaderWords } from '#shop/content/ui/reader-words.tsx';
import { WhyUsStrip } from '#shop/content/ui/why-us-strip.tsx';
import { useShop } from '../page-kit/use-shop.ts';

export { HeroPicture } from '#shop/content/ui/hero-picture.tsx';

/** A section of the home page below the first view. The reviews that come with the shop are the demo's. */
export function HomeLateSection({ name, heading }: { name: string; heading: string }) {
  const { demo, home, ribbons } = useShop();
  const { reasons, making, articles, slides, readers, texts } = home;
  const own = texts.find((text) => text.name === name);
  if (own) return <OwnText title={heading} {...own} />;
  if (name === 'making') return <MakingStrip title={heading} {...making} />;
  if (name === 'reasons') return <WhyUsStrip label={heading} reasons={reasons} />;
  if (name === 'articles') return <ArticlePair title={heading} articles={articles} />;
  if (name === 'reviews')
    return demo ? (
      <CustomerReviews title={heading} reviews={customerReviews} />
    ) : (
      <ReaderWords title={heading} readers={readers} demo={demo} />
    );
  return (
    <div className="page-width py-14 md:py-20">
      <OffersCarousel label={heading} offers={slides} ribbons={ribbons} />
    </div>
  );
}
