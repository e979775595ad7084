import { monthName } from '#platform/admin/months.ts';
import { Fees } from '#shop/settlements/admin/ui/fees.tsx';
import { feesQuery } from '#shop/settlements/admin/ui/queries.ts';
import { DetailPage } from '../admin-page.tsx';

export default function MonthFees({ params: { month } }: { params: { month: string } }) {
  return (
    <DetailPage
      title={`Fees of ${monthName(month)}`}
      query={feesQuery(month)}
      ways={() => [{ to: '/admin/money', label: 'All money' }]}
    >
      {(fees, { role }) => <Fees key={month} fees={fees} mayName={role === 'owner'} />}
    </DetailPage>
  );
}
