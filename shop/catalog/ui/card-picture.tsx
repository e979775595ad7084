import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Product } from '../contract.ts';
import { ProductPicture } from './product-picture.tsx';

const sizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw';

type Props = {
  product: Pick<Product, 'imageUrl' | 'otherImageUrls'>;
  eager?: boolean;
  /** The view transition's name, shared with the next page. */
  turnsInto?: string | undefined;
  children?: ReactNode;
};

/** Shows the second picture under the mouse. It loads only when the pointer comes near. */
export function CardPicture({
  product: { imageUrl, otherImageUrls },
  eager = false,
  turnsInto,
  children,
}: Props) {
  const [near, setNear] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const second = otherImageUrls.find((other) => other !== imageUrl);
  useEffect(() => {
    const card = place.current?.closest('article');
    const come = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setNear(true);
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
        <ProductPicture
          image={second}
          alt=""
          sizes={sizes}
          onLoad={() => setLoaded(true)}
          className={`absolute inset-0 opacity-0 transition-opacity duration-200 ${loaded ? 'group-hover:opacity-100' : ''}`}
        />
      )}
      {children}
    </div>
  );
}
