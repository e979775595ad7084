import { useStaffCategories } from '#shop/catalog/admin/ui/category-queries.ts';
import { FileLinks } from '#shop/catalog/admin/ui/bulk/file-links.tsx';
import { NewProduct } from '#shop/catalog/admin/ui/new-product.tsx';
import { ProductList } from '#shop/catalog/admin/ui/product-list.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function ProductsPage() {
  return (
    <AdminPage title="Products">
      <StaffGate>{() => <Products />}</StaffGate>
    </AdminPage>
  );
}

function Products() {
  const categories = useStaffCategories();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <NewProduct categories={categories} />
        <FileLinks />
      </div>
      <ProductList categories={categories ?? []} />
    </>
  );
}
