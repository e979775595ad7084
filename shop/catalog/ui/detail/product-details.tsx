import type { ReactNode } from 'react';
import type { ProductDetail } from '../../contract.ts';
import { HowToUse } from './how-to-use.tsx';
import { ProductFacts } from './product-facts.tsx';

type Props = {
  product: ProductDetail;
  demo: boolean;
  orderCharges: [name: string, words: string][];
  consumerCare: ReactNode;
};

/** What a product page shows below its first view: how to use the product, and its declarations. */
export function ProductDetails({ product, demo, orderCharges, consumerCare }: Props) {
  return (
    <div className="flex flex-col md:gap-16">
      <HowToUse howToUse={product.howToUse} />
      <ProductFacts product={product} demo={demo} orderCharges={orderCharges} consumerCare={consumerCare} />
    </div>
  );
}
