import { Price } from '#platform/ui/price.tsx';
import type { ProductDetail } from '../../contract.ts';
import { packSize } from '../../measure.ts';

export function ProductPrice({ product }: { product: ProductDetail }) {
  const { price, sellingPrice, discount } = product;
  return (
    <div>
      <Price price={sellingPrice} size="large" {...(discount > 0 ? { mrp: price, discount } : {})} />
      <p className="text-sm text-moss">{packSize(product)}, inclusive of all taxes</p>
    </div>
  );
}
