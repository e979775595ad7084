import { focusClass, FocusSheet } from '../focus-sheet.tsx';

type Props = {
  image: string;
  alt?: string | undefined;
  focus?: string | undefined;
  sizes: string;
  eager?: boolean;
  /** As wide as the page. */
  wide?: boolean;
  cropped?: boolean;
  className?: string;
};

const widths = [320, 480, 640, 800];

export function HerbPicture({
  image,
  alt = '',
  focus,
  sizes,
  eager = false,
  wide = false,
  cropped = false,
  className = '',
}: Props) {
  const address = `/images/products/${image}`;
  return (
    <span className={`block overflow-hidden bg-sand ${className}`}>
      <FocusSheet focus={focus} />
      {image !== '' && (
        <img
          src={`${address}?w=640`}
          srcSet={(wide ? [...widths, 1200] : widths)
            .map((width) => `${address}?w=${width} ${width}w`)
            .join(', ')}
          sizes={sizes}
          width={800}
          height={800}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          className={`bright-picture size-full object-cover ${cropped ? 'object-top' : ''} ${focusClass(focus)}`}
        />
      )}
    </span>
  );
}
