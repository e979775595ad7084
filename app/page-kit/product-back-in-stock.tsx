import { useSession } from '#shop/accounts/ui/session.ts';
import { BackInStockForm } from '#shop/newsletter/ui/back-in-stock-form.tsx';

/** A customer whose session ended types an address, as a guest does. */
export function ProductBackInStock({ productId }: { productId: number }) {
  const { user, ended } = useSession();
  const ownEmail = user && user.id > 0 && !ended ? user.email : null;
  return <BackInStockForm key={ownEmail} productId={productId} ownEmail={ownEmail} />;
}
