import { Expand } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useInBrowser } from '#platform/ui/page/use-in-browser.ts';
import type { ProductDetail } from '../../contract.ts';
import { pictureAlt } from '../../picture-alt.ts';
import { packshotOf } from '../packshot-of.ts';
import { ProductPicture } from '../product-picture.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

const FullScreenPictures = lazy(async () => ({
  default: (await import('./full-screen-pictures.tsx')).FullScreenPictures,
}));

/** The pictures swipe, change by thumbnail, and open in full screen on a phone. The others load after the first. */
export function Gallery({ product }: { product: ProductDetail }) {
  const pictures = [...new Set([product.imageUrl, ...product.otherImageUrls])].filter(Boolean);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const inBrowser = useInBrowser();
  const [full, setFull] = useState(false);
  const words = (index: number) =>
    product.imageAlts[pictures[index] ?? ''] ??
    pictureAlt({ ...product, picture: pictures[index] ?? '', at: index, of: pictures.length });
  function show(index: number) {
    setAt(index);
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  }
  /** The focus goes along, to the same button of the next picture. An enlarged picture takes its arrow keys itself. */
  function turn(event: KeyboardEvent) {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1 }[event.key] ?? -1;
    if (full || event.defaultPrevented || !pictures[next]) return;
    event.preventDefault();
    show(next);
    const list = (event.target as Element).closest('ul');
    setTimeout(() => list?.children[next]?.querySelector('button')?.focus());
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the buttons in it
    <section aria-label="Pictures" onKeyDown={turn} className="flex flex-col gap-3">
      <div
        ref={(place) => place?.style.setProperty('view-transition-name', packshotOf(product))}
        className="relative"
      >
        <ul
          ref={track}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(scrollLeft / clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto rounded-lg [scrollbar-width:none]"
        >
          {(pictures.length > 0 ? pictures : ['']).map((picture, index) => (
            <li
              key={picture}
              inert={index !== at}
              aria-hidden={index !== at || undefined}
              className="w-full shrink-0 snap-center"
            >
              {inBrowser || index === 0 ? (
                <ZoomPicture image={picture} alt={words(index)} eager={index === 0} />
              ) : (
                <span className="block aspect-square" />
              )}
            </li>
          ))}
        </ul>
        {pictures.length > 0 && (
          <button
            type="button"
            aria-label="Full screen"
            onClick={() => setFull(true)}
            className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-paper/90 shadow-soft md:hidden"
          >
            <Expand aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        )}
        {pictures.length > 1 && <Dots of={pictures} at={at} />}
      </div>
      {pictures.length > 1 && <Thumbnails of={pictures} at={at} words={words} onShow={show} />}
      {full && (
        <Suspense>
          <FullScreenPictures
            pictures={pictures.map((picture, index) => ({ picture, alt: words(index) }))}
            first={at}
            onClose={() => setFull(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function Dots({ of, at }: { of: string[]; at: number }) {
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-7 flex justify-center gap-2 md:hidden"
    >
      {of.map((picture, index) => (
        <span
          key={picture}
          className={`size-2 rounded-full border border-forest ${index === at ? 'bg-forest' : 'bg-ivory'}`}
        />
      ))}
    </p>
  );
}

type ThumbnailProps = {
  of: string[];
  at: number;
  words: (index: number) => string;
  onShow: (index: number) => void;
};

/** A phone shows them to the keyboard alone. */
function Thumbnails({ of, at, words, onShow }: ThumbnailProps) {
  return (
    <ul className="flex gap-3 overflow-x-auto p-0.5 max-md:not-focus-within:sr-only">
      {of.map((picture, index) => (
        <li key={picture}>
          <button
            type="button"
            aria-label={`Picture ${index + 1} of ${of.length}: ${words(index)}`}
            aria-pressed={index === at}
            onClick={() => onShow(index)}
            className="block w-14 overflow-hidden rounded-md border border-line aria-pressed:border-leaf aria-pressed:ring-1 aria-pressed:ring-leaf md:w-20"
          >
            <ProductPicture image={picture} alt="" base="/images/products" sizes="5rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
