import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#platform/ui/page/badge.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Disclosure } from '#platform/ui/texts/disclosure.tsx';
import { Price } from '#platform/ui/price.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { ProductDetail } from '../../contract.ts';
import { packSize, unitPriceText } from '../../measure.ts';
import { shorten } from '../../shorten.ts';

const fewLeft = 5;

type Props = {
  product: ProductDetail;
  /** Quantity, Buy Now, Add to Cart and the promises, from the cart module. */
  purchase: ReactNode;
  heart?: ReactNode;
  /** The pincode with the day of delivery. */
  delivery?: ReactNode;
};

/** Name, price and pack of a product, the purchase, and below it the facts (section 2). */
export function ProductSummary({ product, purchase, heart, delivery }: Props) {
  const { productName, nameHindi } = product;
  return (
    <section aria-label="What it is" className="flex flex-col gap-4 md:gap-5">
      <div>
        <div className="flex flex-wrap gap-2 pb-2 empty:hidden">
          {product.status === 'out of stock' && <Badge tone="sold-out">SOLD OUT</Badge>}
          {product.isNew && <Badge tone="new">NEW IN</Badge>}
          {product.offer && <Badge tone="sale">{product.offer}</Badge>}
        </div>
        <PageHeading>{productName}</PageHeading>
        <p className="flex flex-wrap items-baseline gap-x-3 pt-1 text-moss empty:hidden">
          {nameHindi && (
            <span lang="hi" className="text-lg">
              {nameHindi}
            </span>
          )}
          {product.latin && <i>{product.latin}</i>}
        </p>
        {/* Wide screens show the whole description at once. */}
        <p className="pt-1 md:hidden">{shorten(product.description)}</p>
      </div>
      <ProductPrice product={product} />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
        <a href="#reviews" className="flex min-h-11 w-fit items-center">
          <Stars rating={product.rating} count={product.reviewCount} size="large" />
        </a>
        {heart}
      </div>
      {purchase}
      <div className="md:flex md:flex-col md:gap-5">
        {delivery && (
          <Disclosure title="Delivery" isTitleOfPhone>
            {delivery}
          </Disclosure>
        )}
        <Disclosure title="Pack and stock" isTitleOfPhone>
          <PackFacts product={product} />
        </Disclosure>
      </div>
    </section>
  );
}

function PackFacts({ product }: { product: ProductDetail }) {
  const unitPrice = unitPriceText(product.sellingPrice, product);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-line md:border-t md:pt-5">
      <Fact name="Unit">
        {packSize(product)}
        {unitPrice && <span className="text-moss"> ({unitPrice})</span>}
      </Fact>
      <Fact name="Status and stock">
        {product.status === 'out of stock' ? (
          <b className="font-semibold text-clay">Out of stock (0)</b>
        ) : (
          <>
            <b className="font-semibold text-leaf">{product.status}</b>, <span>{stockText(product)}</span>
          </>
        )}
      </Fact>
      {product.parts.length > 0 && (
        <Fact name="Contains">
          <ComboParts parts={product.parts} />
        </Fact>
      )}
      {product.form && <Fact name="Form">{product.form}</Fact>}
      {product.seller && <Fact name="Seller">{product.seller}</Fact>}
    </dl>
  );
}

function ProductPrice({ product }: { product: ProductDetail }) {
  const { price, sellingPrice, discount } = product;
  return (
    <div>
      <Price price={sellingPrice} size="large" {...(discount > 0 ? { mrp: price, discount } : {})} />
      <p className="text-sm text-moss">{packSize(product)}, inclusive of all taxes</p>
    </div>
  );
}

function ComboParts({ parts }: Pick<ProductDetail, 'parts'>) {
  return (
    <ul>
      {parts.map(({ productId, slug, name, quantity }) => (
        <li key={productId}>
          {quantity > 1 && <span>{quantity} × </span>}
          <Link to={`/product/${slug}`} className="link inline-block py-1">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-moss">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function stockText({ stockQuantity }: ProductDetail): string {
  return stockQuantity <= fewLeft ? `Only ${stockQuantity} left` : `In stock (${stockQuantity})`;
}
