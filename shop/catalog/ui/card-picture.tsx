import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Product } from '../contract.ts';
import { ProductPicture } from './product-picture.tsx';

const listed = '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw';

const SecondPicture = lazy(() => import('./second-picture.tsx'));

type Props = {
  product: Pick<Product, 'imageUrl' | 'otherImageUrls'>;
  eager?: boolean;
  sizes?: string;
  /** The view transition's name, shared with the next page. */
  turnsInto?: string | undefined;
  children?: ReactNode;
};

/** Shows the second picture under the mouse and after a swipe. It loads only when the pointer comes near. */
export function CardPicture({
  product: { imageUrl, otherImageUrls },
  eager = false,
  sizes = listed,
  turnsInto,
  children,
}: Props) {
  const [near, setNear] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const second = otherImageUrls.find((other) => other !== imageUrl);
  useEffect(() => {
    const card = place.current?.closest('article');
    const come = ({ pointerType }: PointerEvent) => setNear(pointerType);
    card?.addEventListener('pointerenter', come);
    return () => card?.removeEventListener('pointerenter', come);
  }, []);
  return (
    <div
      ref={place}
      className="relative overflow-hidden rounded-lg"
      style={turnsInto ? { viewTransitionName: turnsInto } : {}}
    >
      <ProductPicture image={imageUrl} alt="" sizes={sizes} eager={eager} />
      {near && second && (
        <Suspense>
          <SecondPicture image={second} sizes={sizes} near={near} place={place} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
