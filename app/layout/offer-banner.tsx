import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';

type Props = { lines: string[]; ribbons: string[] };

/** The scrolling lines above the header (section 1). They can be stopped, and stand still under reduced motion. */
export function OfferBanner({ lines, ribbons }: Props) {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <section
      aria-label="Offers"
      data-offers
      className="flex min-h-9 items-center pointer-coarse:min-h-11 overflow-hidden bg-band text-sm text-ivory"
    >
      <div className="min-w-0 flex-1 overflow-hidden">
        <div
          className={`flex w-max gap-10 pl-4 motion-safe:animate-[scroll-half_36s_linear_infinite] hover:[animation-play-state:paused]! ${paused ? '[animation-play-state:paused]!' : ''}`}
        >
          {[0, 1, 2, 3].map((copy) => (
            <ul key={copy} aria-hidden={copy > 0 || undefined} className="flex shrink-0 gap-10">
              {lines.map((offer) => (
                <li key={offer} className="flex items-center gap-2 whitespace-nowrap">
                  {offer}
                  <DemoRibbon show={ribbons.includes(offer)} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <button
        type="button"
        onClick={() => setPaused(!paused)}
        aria-label={paused ? 'Let the offers scroll' : 'Stop the offers'}
        className="grid w-11 self-stretch shrink-0 place-items-center motion-reduce:hidden"
      >
        <Icon aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
    </section>
  );
}
