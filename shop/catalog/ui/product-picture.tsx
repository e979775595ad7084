import { useState } from 'react';

type Props = {
  /** `imageUrl` of a product; empty shows `No Image`. */
  image: string;
  alt: string;
  /** The width as an image's `sizes`: `(min-width: 48rem) 25vw, 50vw`. */
  sizes: string;
  /** Detail pictures have their own path (section 7). */
  base?: '/api/images/products' | '/images/products';
  /** The first picture of a page loads at once. */
  eager?: boolean;
  className?: string;
  onLoad?: () => void;
};

const widths = [160, 320, 480, 640, 800, 1200];

/** A picture that fails to load counts as missing. */
export function ProductPicture({
  image,
  alt,
  sizes,
  base = '/api/images/products',
  eager = false,
  className = '',
  onLoad,
}: Props) {
  const [failed, setFailed] = useState('');
  /** A picture may fail before the page listens to its events. */
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailed(image);
  };
  if (!image || failed === image)
    return (
      <span className={`grid aspect-square w-full place-items-center bg-sand text-sm text-moss ${className}`}>
        No Image
      </span>
    );
  const address = `${base}/${encodeURIComponent(image)}`;
  return (
    <img
      ref={look}
      src={`${address}?w=640`}
      srcSet={widths.map((width) => `${address}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      width={800}
      height={800}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      {...(onLoad ? { onLoad } : {})}
      onError={() => setFailed(image)}
      className={`packshot ${className}`}
    />
  );
}
