import { HerbPicture } from './reading/herb-picture.tsx';

type Props = { image: string; alt: string; focus: string };

/** The merchant's own picture behind the first view. */
export function HeroPicture({ image, alt, focus }: Props) {
  return (
    <HerbPicture
      image={image}
      alt={alt}
      focus={focus}
      eager
      wide
      sizes="100vw"
      className="absolute inset-0 -z-10 size-full"
    />
  );
}
