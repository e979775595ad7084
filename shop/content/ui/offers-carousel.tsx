import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '#platform/ui/button.tsx';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { useInBrowser } from '#platform/ui/page/use-in-browser.ts';
import type { Offer } from '../kinds/carousel.ts';
import { focusClass, FocusSheet } from './focus-sheet.tsx';
import { useRotation } from './use-rotation.ts';

const offerSeconds = 5;

type Props = { label: string; offers: Offer[]; ribbons: string[] };

/** The offers, one every five seconds. Customers stop it, or turn it by button or arrow key (section 2). One alone does not turn. */
export function OffersCarousel({ label, offers, ribbons }: Props) {
  const { region, at, show, paused, setPaused } = useRotation(offers.length, offerSeconds);
  return (
    <section
      ref={region}
      aria-roledescription="carousel"
      aria-label={label}
      className="relative touch-pan-y overflow-hidden rounded-lg bg-sand"
    >
      <ol className="grid grid-cols-1">
        {offers.map((offer, index) => (
          <Slide
            key={offer.title}
            offer={offer}
            shown={index === at}
            hasRibbon={ribbons.includes(offer.title)}
          />
        ))}
      </ol>
      {offers.length > 1 && (
        <div className="flex items-center justify-center gap-1 pb-3 md:absolute md:bottom-4 md:left-10 md:pb-0">
          <Control label="Previous offer" onPress={() => show(at - 1)}>
            <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
          </Control>
          {offers.map(({ title }, index) => (
            <Control
              key={title}
              label={`Offer ${index + 1}: ${title}`}
              current={index === at}
              onPress={() => show(index)}
            >
              <span className={`size-2.5 rounded-full border border-leaf ${index === at ? 'bg-leaf' : ''}`} />
            </Control>
          ))}
          <Control label="Next offer" onPress={() => show(at + 1)}>
            <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
          </Control>
          <Control
            label={paused ? 'Let the carousel turn' : 'Stop the carousel'}
            moving
            onPress={() => setPaused(!paused)}
          >
            {paused ? (
              <Play aria-hidden className="size-4" strokeWidth={1.5} />
            ) : (
              <Pause aria-hidden className="size-4" strokeWidth={1.5} />
            )}
          </Control>
        </div>
      )}
    </section>
  );
}

const picture = 'order-first h-56 w-full object-cover md:order-last md:h-[26rem]';

/** The server sends only the picture in sight. */
function Slide({ offer, shown, hasRibbon }: { offer: Offer; shown: boolean; hasRibbon: boolean }) {
  const inBrowser = useInBrowser();
  const [failed, setFailed] = useState(false);
  /** A picture may fail before the page listens to its events. */
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };
  return (
    <li
      inert={!shown}
      className={`col-start-1 row-start-1 grid grid-cols-1 items-center transition-opacity duration-200 md:grid-cols-2 ${shown ? '' : 'opacity-0'}`}
    >
      <div className="flex flex-col items-start gap-4 p-6 md:px-12 md:pt-10 md:pb-20">
        <FocusSheet focus={offer.imageFocus} />
        <DemoRibbon show={hasRibbon} />
        <h3 className="text-3xl md:text-5xl">{offer.title}</h3>
        <p className="max-w-md text-lg text-moss">{offer.text}</p>
        <ButtonLink to={offer.to}>{offer.action}</ButtonLink>
      </div>
      {failed ? (
        <span className={`grid place-items-center text-sm text-moss ${picture}`}>No Image</span>
      ) : shown || inBrowser ? (
        <img
          ref={look}
          src={`/images/products/${offer.image}?w=640`}
          srcSet={`/images/products/${offer.image}?w=640 640w, /images/products/${offer.image}?w=800 800w`}
          sizes="(min-width: 48rem) 40rem, 100vw"
          alt={offer.imageAlt ?? ''}
          width={800}
          height={600}
          loading="lazy"
          onError={() => setFailed(true)}
          className={`${picture} ${focusClass(offer.imageFocus)}`}
        />
      ) : (
        <span className={picture} />
      )}
    </li>
  );
}

type Press = {
  label: string;
  current?: boolean;
  /** Only while the carousel rotates. */
  moving?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Control({ label, current, moving, onPress, children }: Press) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(current === undefined ? {} : { 'aria-current': current })}
      onClick={onPress}
      className={`grid size-11 place-items-center rounded-md hover:bg-ghee ${moving ? 'motion-reduce:hidden' : ''}`}
    >
      {children}
    </button>
  );
}
