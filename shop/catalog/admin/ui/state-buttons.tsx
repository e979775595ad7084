import { ExternalLink } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Badge } from '#platform/ui/page/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { EditedProduct } from '../contract.ts';
import { productStates, type ProductState } from '../product-fields.ts';
import { useCreateProduct, useProductState } from './queries.ts';

const next: Record<ProductState, readonly { to: ProductState; label: string }[]> = {
  draft: [
    { to: 'published', label: 'Publish' },
    { to: 'archived', label: 'Archive' },
  ],
  published: [
    { to: 'stopped', label: 'Stop selling' },
    { to: 'archived', label: 'Archive' },
  ],
  stopped: [
    { to: 'published', label: 'Sell again' },
    { to: 'archived', label: 'Archive' },
  ],
  archived: [{ to: 'draft', label: 'Make a draft again' }],
};

type Props = {
  product: EditedProduct;
  isDirty: boolean;
  /** Where the stock changes, for staff who may change it. */
  stockPath: string | undefined;
};

export function StateButtons({ product, isDirty, stockPath }: Props) {
  const { state, stock, fields } = product;
  const { mutate, isPending, variables } = useProductState(product);
  const navigate = useNavigate();
  const copy = useCreateProduct(({ id }) => void navigate(`/admin/products/${id}`));
  const isShown = state === 'published' || state === 'stopped';
  return (
    <section aria-label="State" className="flex flex-col gap-3 rounded-lg border border-line bg-paper p-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge>{productStates[state]}</Badge>
        {stockPath ? (
          <Link to={stockPath} className="link inline-flex min-h-11 items-center">
            {stock} in stock
          </Link>
        ) : (
          <span className="text-moss">{stock} in stock</span>
        )}
      </p>
      {state === 'published' && stock === 0 && (
        <Notice>
          <p>Nothing is in stock, so customers cannot buy it. Receive a delivery first.</p>
        </Notice>
      )}
      {isDirty && <p className="text-sm text-moss">Save first. Then you can change the state.</p>}
      <div className="flex flex-wrap gap-2">
        {next[state].map(({ to, label }, at) => (
          <Button
            key={to}
            variant={at === 0 && to === 'published' ? 'primary' : 'secondary'}
            disabled={isDirty}
            busy={isPending && variables === to}
            onClick={() => mutate(to)}
          >
            {label}
          </Button>
        ))}
        <Button variant="secondary" busy={copy.isPending} onClick={() => copy.mutate({ copyOf: product.id })}>
          Copy
        </Button>
      </div>
      {isShown && (
        <Link
          to={`/product/${fields.slug}`}
          reloadDocument
          className="link inline-flex min-h-11 items-center gap-2"
        >
          See it in the shop <ExternalLink aria-hidden className="size-4" strokeWidth={1.5} />
        </Link>
      )}
      {!isShown && (
        <Link to={`/admin/products/${product.id}/preview`} className="link inline-flex min-h-11 items-center">
          {isDirty ? 'See the saved one as customers do' : 'See it as customers do'}
        </Link>
      )}
      <Link
        to={`/admin/log?kind=product&entity=${product.id}`}
        className="link inline-flex min-h-11 items-center"
      >
        What changed
      </Link>
    </section>
  );
}
