import { Part } from '#platform/admin/ui/part.tsx';
import { AskedByPhone } from '#shop/accounts/admin/ui/customers/asked-by-phone.tsx';
import { CustomerView } from '#shop/accounts/admin/ui/customers/customer-view.tsx';
import { customerQuery } from '#shop/accounts/admin/ui/customers/queries.ts';
import { BlockCashForm } from '#shop/payments/admin/ui/block-form.tsx';
import { DetailPage } from '../admin-page.tsx';

export default function OneCustomer({ params: { id } }: { params: { id: string } }) {
  return (
    <DetailPage
      title={`Customer ${id}`}
      query={customerQuery(id)}
      ways={() => [
        { to: '/admin/customers', label: 'All customers' },
        { to: `/admin/looks?customer=${id}`, label: 'Who looked at this customer' },
      ]}
    >
      {(shown, { readAgain }) => (
        <>
          <CustomerView shown={shown} />
          <AskedByPhone shown={shown} onDone={readAgain} />
          <Part title="No cash on delivery">
            <BlockCashForm customerId={shown.id} />
          </Part>
        </>
      )}
    </DetailPage>
  );
}
