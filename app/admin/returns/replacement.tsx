import { useNavigate, useSearchParams } from 'react-router';
import { ReplacementForm } from '#shop/returns/admin/ui/replacement/replacement-form.tsx';
import { Replacements } from '#shop/returns/admin/ui/replacement/replacements.tsx';
import { replacementsQuery } from '#shop/returns/admin/ui/replacement/queries.ts';
import { DetailPage } from '../admin-page.tsx';

export default function Replacement({ params: { orderNumber } }: { params: { orderNumber: string } }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const returnId = query.get('return');
  return (
    <DetailPage
      title={`Replacement for ${orderNumber}`}
      query={replacementsQuery(orderNumber)}
      ways={() => [{ to: `/admin/orders/${orderNumber}`, label: 'The order' }]}
    >
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
    </DetailPage>
  );
}
