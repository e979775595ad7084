import { type RefObject, useEffect, useState } from 'react';
import { ProductPicture } from './product-picture.tsx';

/** Pixels of a finger's way, after which it is a swipe. */
const minSwipe = 24;

type Props = {
  image: string;
  sizes: string;
  /** The kind of pointer: `mouse`, `touch` or `pen`. */
  near: string;
  place: RefObject<HTMLElement | null>;
};

/** A mouse shows it while it is over the card. A swipe to the left shows it, one to the right the first picture. */
export default function SecondPicture({ image, sizes, near, place }: Props) {
  const [swiped, setSwiped] = useState<boolean>();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const card = place.current?.closest('article');
    return card ? listenToSwipes(card, setSwiped) : undefined;
  }, [place]);
  if (near !== 'mouse' && swiped === undefined) return null;
  return (
    <ProductPicture
      image={image}
      alt=""
      sizes={sizes}
      onLoad={() => setLoaded(true)}
      className={`absolute inset-0 transition-opacity duration-200 ${loaded && swiped ? '' : 'opacity-0'} ${loaded ? 'group-hover:opacity-100' : ''}`}
    />
  );
}

function listenToSwipes(card: HTMLElement, onSwipe: (toLeft: boolean) => void): () => void {
  let from: Touch | undefined;
  const move = ({ touches }: TouchEvent) => {
    const now = touches[0];
    from ??= now;
    if (!now || !from) return;
    const [right, down] = [now.clientX - from.clientX, now.clientY - from.clientY];
    if (Math.abs(right) > Math.max(minSwipe, Math.abs(down))) onSwipe(right < 0);
  };
  const end = () => (from = undefined);
  const stop = new AbortController();
  card.addEventListener('touchmove', move, { passive: true, signal: stop.signal });
  for (const name of ['touchend', 'touchcancel'] as const)
    card.addEventListener(name, end, { signal: stop.signal });
  return () => stop.abort();
}
