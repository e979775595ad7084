import { CategoryTree } from '#shop/catalog/admin/ui/category-tree.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function CategoriesPage() {
  return (
    <AdminPage title="Categories">
      <StaffGate>{() => <CategoryTree />}</StaffGate>
    </AdminPage>
  );
}
