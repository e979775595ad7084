import { announcedCharges } from '#shop/pricing/announced-charges.ts';
import { cashWords } from '#shop/pricing/cash-limits.ts';
import type { ProductDetail } from '#shop/catalog/contract.ts';
import { ProductDetails } from '#shop/catalog/ui/detail/product-details.tsx';
import { ContactLink } from '../page-kit/contact-link.tsx';
import { useShop } from '../page-kit/use-shop.ts';

export { SizePills } from '#shop/catalog/ui/detail/size-pills.tsx';

type Props = { product: ProductDetail; demo: boolean };

/** The details of a product with the charges of an order, so that no price comes by drops, and the address for complaints. */
export function ProductDeclarations({ product, demo }: Props) {
  const { charges } = useShop();
  const orderCharges = announcedCharges(charges).map(({ name, amount, beside = [] }): [string, string] => [
    name,
    [`${amount} for each order`, ...beside, 'added at checkout'].join(', '),
  ]);
  const cash = cashWords(charges.cash);
  if (cash) orderCharges.push(['Cash on delivery', `for orders ${cash}`]);
  return (
    <ProductDetails
      product={product}
      demo={demo}
      orderCharges={orderCharges}
      consumerCare={<ConsumerCare />}
    />
  );
}

function ConsumerCare() {
  const { email, phone, legal } = useShop();
  return (
    <>
      {[legal.seller, legal.address].filter(Boolean).join(', ')}{' '}
      <ContactLink to="mailto" address={email} className="link inline-block py-1" />{' '}
      <ContactLink to="tel" address={phone} className="link inline-block py-1" />
    </>
  );
}
