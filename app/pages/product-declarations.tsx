import { announcedCharges } from '#shop/pricing/announced-charges.ts';
import { cashWords } from '#shop/pricing/cash-limits.ts';
import type { ProductDetail } from '#shop/catalog/contract.ts';
import { ProductDetails } from '#shop/catalog/ui/detail/product-details.tsx';
import { Disclosure } from '#platform/ui/texts/disclosure.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { AskAboutProduct } from '#shop/questions/ui/ask-about-product.tsx';
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
    <div className="flex flex-col md:gap-16">
      <ProductDetails
        product={product}
        demo={demo}
        orderCharges={orderCharges}
        consumerCare={<ConsumerCare />}
      />
      <Disclosure title="A question about it?">
        <Question productId={product.id} />
      </Disclosure>
    </div>
  );
}

/** A customer whose session ended types an address, as a guest does. */
function Question({ productId }: { productId: number }) {
  const { answerDays } = useShop();
  const { user, ended } = useSession();
  const ownEmail = user && user.id > 0 && !ended ? user.email : null;
  return <AskAboutProduct key={ownEmail} {...{ productId, ownEmail, answerDays }} />;
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
