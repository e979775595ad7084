import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { WishlistProducts } from '../page-kit/wishlist-products.tsx';
import { PrivatePage } from '../page-kit/private-page.tsx';

/** A guest's list stays in this browser until the login merges it. */
export default function WishlistPage() {
  const { user, known } = useSession();
  const isGuest = known && !(user && user.id > 0);
  return (
    <PrivatePage title="Wishlist">
      <PageHeading className="pb-6">Wishlist</PageHeading>
      {isGuest && (
        <Notice action={<Button onClick={() => openLoginModal()}>Log in</Button>}>
          This list is kept in this browser. Log in to find it on all your devices.
        </Notice>
      )}
      <h2 className="sr-only">Products</h2>
      <WishlistProducts />
    </PrivatePage>
  );
}
