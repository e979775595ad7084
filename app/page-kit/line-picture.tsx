import { ProductPicture } from '#shop/catalog/ui/product-picture.tsx';

/** The alternative text is empty, since the product's name is beside it. */
export function linePicture({ imageUrl }: { imageUrl: string }) {
  return <ProductPicture image={imageUrl} alt="" sizes="7rem" />;
}
