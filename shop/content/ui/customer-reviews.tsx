import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { useInBrowser } from '#platform/ui/page/use-in-browser.ts';
import { Stars } from '#platform/ui/stars.tsx';
import type { CustomerReview } from '../portraits.ts';
import { Portrait, PortraitParts } from './portrait.tsx';

/**
 * Two endless rows of eight reviews, each twice (section 2), the second time only in the browser. They can be stopped, and scroll by hand under reduced motion.
 */
export function CustomerReviews({ title, reviews }: { title: string; reviews: CustomerReview[] }) {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <section aria-labelledby="customer-reviews" className="overflow-hidden bg-sand py-14 md:py-20">
      <PortraitParts />
      <div className="page-width flex flex-wrap items-center gap-3 pb-8">
        <h2 id="customer-reviews" className="text-2xl md:text-3xl">
          {title}
        </h2>
        <DemoRibbon show />
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? 'Let the reviews scroll' : 'Stop the reviews'}
          className="ml-auto grid size-11 shrink-0 place-items-center rounded-full border border-edge bg-paper motion-reduce:hidden"
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.5} />
        </button>
      </div>
      <div className="flex flex-col gap-5">
        <Row reviews={reviews} paused={paused} />
        <Row reviews={[...reviews.slice(4), ...reviews.slice(0, 4)]} paused={paused} backwards />
      </div>
    </section>
  );
}

const shortRow = 4;

type RowProps = { reviews: CustomerReview[]; paused: boolean; backwards?: boolean };

/** The second row repeats the first, so screen readers skip it, and the server sends a half of it. */
function Row({ reviews, paused, backwards = false }: RowProps) {
  const inBrowser = useInBrowser();
  const shown = backwards && !inBrowser ? reviews.slice(0, shortRow) : reviews;
  const copies = inBrowser ? [0, 1] : [0];
  return (
    <div
      {...(backwards ? { 'aria-hidden': true } : { tabIndex: 0, role: 'group', 'aria-label': 'Reviews' })}
      className="relative overflow-x-auto [scrollbar-width:none] lg:mx-15 motion-reduce:px-4 motion-reduce:md:px-8"
    >
      <div
        className={`flex w-max motion-safe:animate-[scroll-half_70s_linear_infinite] hover:[animation-play-state:paused]! focus-within:[animation-play-state:paused]! ${backwards ? '[animation-direction:reverse]!' : ''} ${paused ? '[animation-play-state:paused]!' : ''}`}
      >
        {copies.map((copy) => (
          <ul key={copy} aria-hidden={copy > 0 || undefined} className="flex shrink-0">
            {shown.map((review) => (
              <li key={review.name} className="pr-5">
                <Card review={review} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function Card({ review }: { review: CustomerReview }) {
  return (
    <figure className="flex h-full w-[min(450px,100vw-32px)] flex-col gap-4 rounded-lg bg-paper p-6">
      <blockquote className="font-serif text-lg leading-relaxed">{review.text}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <span className="size-14 shrink-0 overflow-hidden rounded-full bg-sand">
          <Portrait look={review.profileImg} className="size-full origin-[50%_35%] scale-125" />
        </span>
        <div className="flex flex-col">
          <span className="font-semibold">{review.name}</span>
          <div className="flex items-center gap-2 text-sm text-moss">
            <Stars rating={review.stars} />
            {review.tag}
          </div>
        </div>
      </figcaption>
    </figure>
  );
}
