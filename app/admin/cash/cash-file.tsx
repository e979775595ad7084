import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { remittanceQuery } from '#shop/cash/admin/ui/queries.ts';
import { RemittanceFile } from '#shop/cash/admin/ui/remittance-file.tsx';
import { AdminPage } from '../admin-page.tsx';
import { Loaded } from '#platform/admin/ui/loaded.tsx';

export default function CashFile({ params: { id } }: { params: { id: string } }) {
  // The part behind the gate reads the file. Here it only gives the title.
  const { data } = useQuery({ ...remittanceQuery(id), enabled: false });
  return (
    <AdminPage title={data?.name ?? 'Remittance file'}>
      <StaffGate>{() => <Shown key={id} id={id} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(remittanceQuery(id));
  return (
    <>
      <Link to="/admin/cash" className="link -mt-4 inline-flex min-h-11 items-center self-start">
        All cash
      </Link>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(file) => <RemittanceFile key={file.state} file={file} />}
      </Loaded>
    </>
  );
}
