import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#platform/ui/page/badge.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Price } from '#platform/ui/price.tsx';
import { Stars } from '#platform/ui/stars.tsx';
import type { ProductDetail } from '../../contract.ts';
import { packSize, unitPriceText } from '../../measure.ts';

const fewLeft = 5;

type Props = {
  product: ProductDetail;
  /** Quantity, Add to Cart and Buy Now, from the cart module. */
  purchase: ReactNode;
  heart?: ReactNode;
  delivery?: ReactNode;
};

/** Name, price, pack and stock of a product (section 2). */
export function ProductSummary({ product, purchase, heart, delivery }: Props) {
  const { productName, nameHindi, price, sellingPrice, discount } = product;
  const saving = discount > 0 ? { mrp: price, discount } : {};
  return (
    <section aria-label="What it is" className="flex flex-col gap-5">
      <div>
        <div className="flex flex-wrap gap-2 pb-2 empty:hidden">
          {product.isNew && <Badge tone="new">NEW IN</Badge>}
          {product.offer && <Badge tone="sale">{product.offer}</Badge>}
        </div>
        <PageHeading>{productName}</PageHeading>
        {nameHindi && (
          <p lang="hi" className="pt-1 text-xl text-moss">
            {nameHindi}
          </p>
        )}
        {product.latin && <p className="pt-1 text-moss italic">{product.latin}</p>}
      </div>
      <a href="#reviews" className="-my-2 flex min-h-11 w-fit items-center">
        <Stars rating={product.rating} count={product.reviewCount} size="large" />
      </a>
      <div>
        <Price price={sellingPrice} size="large" {...saving} />
        <p className="text-sm text-moss">Inclusive of all taxes</p>
      </div>
      <PackFacts product={product} />
      {purchase}
      {heart}
      {delivery}
    </section>
  );
}

function PackFacts({ product }: { product: ProductDetail }) {
  const unitPrice = unitPriceText(product);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4">
      <Fact name="Unit">
        {packSize(product)}
        {unitPrice && <span className="text-moss"> ({unitPrice})</span>}
      </Fact>
      <Fact name="Status">
        {product.status === 'out of stock' ? (
          <span className="font-semibold text-clay">Out of stock</span>
        ) : (
          <span className="font-semibold text-leaf">{product.status}</span>
        )}
      </Fact>
      <Fact name="Stock">{stockText(product)}</Fact>
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

function stockText({ status, stockQuantity }: ProductDetail): string {
  if (status === 'out of stock') return 'Out of stock (0)';
  return stockQuantity <= fewLeft ? `Only ${stockQuantity} left` : `In stock (${stockQuantity})`;
}
