import type { ReactNode } from 'react';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { formatRupees } from '#platform/money.ts';
import type { ProductDetail } from '../../contract.ts';
import { packSize, unitSalePriceText } from '../../measure.ts';

type Props = {
  product: ProductDetail;
  demo: boolean;
  /** The address for complaints: name and address, email, phone. */
  consumerCare: ReactNode;
};

/**
 * Legal details of a packaged product: origin, maker, net quantity, MRP, unit price, best before, licence and consumer care.
 */
export function ProductFacts({ product, demo, consumerCare }: Props) {
  const facts: [name: string, value: ReactNode][] = [
    ['Country of origin', product.countryOfOrigin],
    ['Made by', product.maker],
    ['Net quantity', packSize(product)],
    ['MRP', `${formatRupees(product.price)}, inclusive of all taxes`],
    ['Unit price', unitSalePriceText(product)],
    ['Best before', product.bestBefore],
    ['Licence', product.licence],
    ['Consumer care', consumerCare],
  ];
  return (
    <section aria-labelledby="product-facts" className="border-t border-line pt-10 md:pt-14">
      <div className="flex items-center gap-3 pb-4">
        <h2 id="product-facts" className="text-2xl md:text-3xl">
          Product details
        </h2>
        <DemoRibbon show={demo} />
      </div>
      <dl className="grid max-w-prose grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-moss">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
