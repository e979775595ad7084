import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { withFreshFactor } from '#shop/accounts/admin/ui/fresh-factor.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import type { EditedPromotion } from '#shop/promotions/admin/contract.ts';
import { promotionStates } from '#shop/promotions/admin/fields.ts';
import { PromotionActs } from '#shop/promotions/admin/ui/promotion-acts.tsx';
import { NewPromotionForm, PromotionForm } from '#shop/promotions/admin/ui/promotion-form.tsx';
import { figuresOf } from '#shop/promotions/admin/ui/promotion-list.tsx';
import { promotionQuery } from '#shop/promotions/admin/ui/queries.ts';
import { AdminPage, Ways } from '../admin-page.tsx';
import { useStaffRole } from '../navigation/use-staff-role.ts';

export default function OnePromotion({ params }: { params: { id: string } }) {
  const isNew = params.id === 'new';
  return (
    <AdminPage title={isNew ? 'New offer' : 'Offer'}>
      <StaffGate>{() => (isNew ? <New /> : <Shown key={params.id} id={Number(params.id)} />)}</StaffGate>
    </AdminPage>
  );
}

const ways = [{ to: '/admin/promotions', label: 'All offers' }];

/** Nothing is stored before the first save. */
function New() {
  const { user } = useSession();
  return (
    <>
      <Ways ways={ways} />
      <NewPromotionForm userId={user?.id ?? 0} />
    </>
  );
}

function Shown({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(promotionQuery(id));
  return (
    <>
      <Ways ways={ways} />
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(promotion) => <Promotion promotion={promotion} />}
      </Loaded>
    </>
  );
}

function Promotion({ promotion }: { promotion: EditedPromotion }) {
  const { name, state, sentence, version } = promotion;
  const { user } = useSession();
  const isOwner = useStaffRole() === 'owner';
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-serif text-2xl wrap-anywhere">{name}</span>
        <Badge tone={state === 'on' ? 'new' : 'plain'}>{promotionStates[state]}</Badge>
      </p>
      {state === 'draft' ? (
        <PromotionForm key={version} promotion={promotion} userId={user?.id ?? 0} />
      ) : (
        <div className="flex flex-col gap-2">
          <p className="wrap-anywhere">{sentence}</p>
          <p className="text-moss">{figuresOf(promotion)}</p>
        </div>
      )}
      <PromotionActs promotion={promotion} isOwner={isOwner} prove={withFreshFactor} />
    </div>
  );
}
