import type { ReactNode } from 'react';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { Disclosure } from '#platform/ui/texts/disclosure.tsx';
import { formatRupees } from '#platform/money.ts';
import type { ProductDetail } from '../../contract.ts';
import { classTexts } from '../../declarations/class-texts.ts';
import { factFields, factLabels } from '../../declarations/fact-fields.ts';
import { factNames } from '../../declarations/fact-names.ts';
import { homeCountry } from '../../facts.ts';
import { packSize, unitPriceText } from '../../measure.ts';

type Props = {
  product: ProductDetail;
  demo: boolean;
  /** The fee that each order adds to its prices, in words. */
  orderCharges: [name: string, words: string][];
  /** The address for complaints: name and address, email, phone. */
  consumerCare: ReactNode;
};

/** Declarations that have no place of their own above. */
const declared = factNames.filter(
  (name) => factFields[name].isShown && !['genericName', 'importer', 'consumerCare'].includes(name),
);

/**
 * Legal details of a packaged product: origin, maker, net quantity, MRP, unit price, best before, licence, consumer care, and
 * what its class declares, such as dose or allergens.
 */
export function ProductFacts({ product, demo, orderCharges, consumerCare }: Props) {
  const { facts } = product;
  const isImported = !['', homeCountry].includes(product.countryOfOrigin);
  const rows: [name: string, value: ReactNode][] = [
    ['On the label', classTexts(product).join('. ')],
    [factLabels.genericName, facts.genericName],
    ['Country of origin', product.countryOfOrigin],
    ['Made by', product.maker],
    [factLabels.importer, facts.importer],
    ['Net quantity', packSize(product)],
    ['MRP', `${formatRupees(product.price)}, inclusive of all taxes`],
    ['Unit price', declaredUnitPrice(product)],
    ...orderCharges,
    ['Best before', product.bestBefore],
    [
      isImported && product.productClass === 'cosmetic' ? 'Registration of import' : 'Licence',
      product.licence,
    ],
    ...declared.map((name): [string, ReactNode] => [factLabels[name], facts[name]]),
    [factLabels.consumerCare, facts.consumerCare ?? consumerCare],
  ];
  return (
    <section aria-labelledby="product-facts">
      <Disclosure title="Product details" id="product-facts">
        <p className="pb-3 empty:hidden">
          <DemoRibbon show={demo} />
        </p>
        {/* A width by letters would change, and move the reviews below, when the fonts arrive. */}
        <dl className="grid max-w-reading grid-cols-[min(8.75rem,40%)_1fr] gap-x-4 gap-y-2 md:grid-cols-[13rem_1fr] md:gap-x-6">
          {rows.map(([name, value]) =>
            value ? (
              <div key={name} className="contents">
                <dt className="text-moss">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </Disclosure>
    </section>
  );
}

/** The unit price of the MRP, as rule 6(11) declares it, and beside it that of a lower price. */
function declaredUnitPrice(product: ProductDetail): string | null {
  const { price, sellingPrice } = product;
  const declared = unitPriceText(price, product);
  if (declared === null || sellingPrice === price) return declared;
  return `${declared} at MRP, ${unitPriceText(sellingPrice, product)} at our price`;
}
