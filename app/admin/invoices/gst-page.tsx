import { monthName } from '#platform/admin/months.ts';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { GstSheets } from '#shop/invoices/admin/ui/gst-sheets.tsx';
import { gstQuery } from '#shop/invoices/admin/ui/queries.ts';
import { DetailPage } from '../admin-page.tsx';

export default function GstPage({ params: { month } }: { params: { month: string } }) {
  return (
    <DetailPage
      title={`GSTR-1 of ${monthName(month)}`}
      query={gstQuery(month)}
      ways={() => [{ to: '/admin/papers', label: 'All invoices' }]}
    >
      {(made, { role }) => <GstSheets made={made} mayClose={role === 'owner'} withFactor={withFreshFactor} />}
    </DetailPage>
  );
}
