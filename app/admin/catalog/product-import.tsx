import { Link, useNavigate } from 'react-router';
import { useStaffCategories } from '#shop/catalog/admin/ui/category-queries.ts';
import { BulkChangeView } from '#shop/catalog/admin/ui/bulk/bulk-change.tsx';
import { ChooseFile } from '#shop/catalog/admin/ui/bulk/choose-file.tsx';
import { RecentChanges } from '#shop/catalog/admin/ui/bulk/recent-changes.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function ProductImportPage({ params: { id } }: { params: { id?: string } }) {
  const navigate = useNavigate();
  return (
    <AdminPage title={id ? 'Change of many products' : 'Import products'}>
      <StaffGate>
        {() => (
          <>
            <Link
              to={id ? '/admin/products/import' : '/admin/products'}
              className="link inline-flex min-h-11 items-center self-start"
            >
              {id ? 'All imports' : 'All products'}
            </Link>
            {id ? (
              <OpenChange key={id} id={id} />
            ) : (
              <>
                <ChooseFile onSent={(change) => void navigate(`/admin/products/import/${change.id}`)} />
                <RecentChanges />
              </>
            )}
          </>
        )}
      </StaffGate>
    </AdminPage>
  );
}

function OpenChange({ id }: { id: string }) {
  return <BulkChangeView id={id} categories={useStaffCategories() ?? []} />;
}
