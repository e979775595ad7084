import { useQuery } from '@tanstack/react-query';
import { Failed } from '#platform/admin/ui/loaded.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { categoriesQuery } from '#shop/catalog/admin/ui/category-queries.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { ProductForm } from '#shop/catalog/admin/ui/product-form.tsx';
import { editedQuery } from '#shop/catalog/admin/ui/queries.ts';
import { ProductSizes } from '#shop/catalog/admin/ui/sizes/product-sizes.tsx';
import { HeadingSearch } from '#shop/invoices/admin/ui/rates/heading-search.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function ProductPage({ params: { id } }: { params: { id: string } }) {
  // The product behind the gate reads it. Here it only gives the title.
  const { data } = useQuery({ ...editedQuery(id), enabled: false });
  return (
    <AdminPage title={data?.fields.name ?? 'Product'}>
      <StaffGate>{({ role }) => <Product id={id} role={role} />}</StaffGate>
    </AdminPage>
  );
}

function Product({ id, role }: { id: string; role: StaffRole }) {
  const { data, error, refetch } = useQuery(editedQuery(id));
  const categories = useQuery(categoriesQuery());
  const isRead = data !== undefined && categories.data !== undefined;
  // The stock of a combo is that of its parts. Colleagues who write products may not change stock.
  const hasOwnStock = role === 'owner' && data?.fields.productClass !== 'combo';
  const failure = isRead ? null : (error ?? categories.error);
  const { user } = useSession();
  const [reloads, setReloads] = useState(0);
  const readAgain = () => {
    void refetch();
    void categories.refetch();
  };
  return (
    <>
      <Link to="/admin/products" className="link inline-flex min-h-11 items-center self-start">
        All products
      </Link>
      {failure && <Failed error={failure} onRetry={readAgain} />}
      {!isRead && !failure && <Skeleton className="h-96 w-full" />}
      {isRead && user && (
        <ProductForm
          // A new state has a new version, and nothing is typed while it changes.
          key={`${data.id} ${data.state} ${data.doubtsReason} ${reloads}`}
          product={data}
          categories={categories.data}
          userId={user.id}
          isOwner={role === 'owner'}
          HsnSearch={HeadingSearch}
          stockPath={hasOwnStock ? `/admin/stock/${data.id}` : undefined}
          onReload={() => void refetch().then(() => setReloads(reloads + 1))}
        />
      )}
      {isRead && data.fields.productClass !== 'combo' && (
        <ProductSizes key={data.id} productId={data.id} ownsStock={hasOwnStock} />
      )}
    </>
  );
}
