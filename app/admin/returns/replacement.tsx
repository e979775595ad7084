import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { ReplacementForm } from '#shop/returns/admin/ui/replacement/replacement-form.tsx';
import { Replacements } from '#shop/returns/admin/ui/replacement/replacements.tsx';
import { replacementsQuery } from '#shop/returns/admin/ui/replacement/queries.ts';
import { AdminPage } from '../admin-page.tsx';

export default function Replacement({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  return (
    <AdminPage title={`Replacement for ${orderNumber}`}>
      <StaffGate>{() => <Shown key={orderNumber} orderNumber={orderNumber} />}</StaffGate>
    </AdminPage>
  );
}

function Shown({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery(replacementsQuery(orderNumber));
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const returnId = query.get('return');
  return (
    <>
      <Link
        to={`/admin/orders/${orderNumber}`}
        className="link -mt-4 inline-flex min-h-11 items-center self-start"
      >
        The order
      </Link>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(offer) => (
          <div className="flex max-w-3xl flex-col gap-6">
            <Replacements offer={offer} />
            <ReplacementForm
              offer={offer}
              ending={offer.returns.find(({ id }) => String(id) === returnId) ?? null}
              onSent={(sent) => void navigate(`/admin/orders/${sent}`)}
            />
          </div>
        )}
      </Loaded>
    </>
  );
}
