import { remittanceQuery } from '#shop/cash/admin/ui/queries.ts';
import { RemittanceFile } from '#shop/cash/admin/ui/remittance-file.tsx';
import { DetailPage } from '../admin-page.tsx';

export default function CashFile({ params: { id } }: { params: { id: string } }) {
  return (
    <DetailPage
      title={(file) => file?.name ?? 'Remittance file'}
      query={remittanceQuery(id)}
      ways={() => [{ to: '/admin/cash', label: 'All cash' }]}
    >
      {(file, { role }) => <RemittanceFile key={file.state} file={file} mayChange={role === 'owner'} />}
    </DetailPage>
  );
}
