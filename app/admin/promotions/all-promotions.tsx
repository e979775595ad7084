import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { PromotionList } from '#shop/promotions/admin/ui/promotion-list.tsx';
import { promotionsQuery } from '#shop/promotions/admin/ui/queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function AllPromotions() {
  return (
    <AdminPage title="Offers">
      <StaffGate>{() => <Shown />}</StaffGate>
    </AdminPage>
  );
}

function Shown() {
  const { data, error, refetch } = useQuery(promotionsQuery());
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {(list) => <PromotionList {...list} />}
    </Loaded>
  );
}
