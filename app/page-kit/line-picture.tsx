import { ProductPicture } from '#shop/catalog/ui/product-picture.tsx';

/** The small picture beside a line; its name stands next to it, so it says nothing more. */
export function linePicture({ imageUrl }: { imageUrl: string }) {
  return <ProductPicture image={imageUrl} alt="" sizes="7rem" />;
}
