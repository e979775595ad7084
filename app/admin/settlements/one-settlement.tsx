import { settlementQuery } from '#shop/settlements/admin/ui/queries.ts';
import { SettlementRows } from '#shop/settlements/admin/ui/settlement-rows.tsx';
import { DetailPage } from '../admin-page.tsx';

type Props = { params: { provider: string; settlementId: string } };

export default function OneSettlement({ params }: Props) {
  return (
    <DetailPage
      title={`Settlement ${params.settlementId}`}
      query={settlementQuery(params)}
      ways={() => [
        { to: '/admin/money', label: 'All money' },
        { to: '/admin/money/settlements', label: 'All settlements' },
      ]}
    >
      {(settlement) => <SettlementRows settlement={settlement} />}
    </DetailPage>
  );
}
