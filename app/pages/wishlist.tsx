import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { openLoginModal } from '#shop/identity/ui/login-modal.tsx';
import { useSession } from '#shop/identity/ui/session.ts';
import { KeptProducts } from '../page/kept-products.tsx';
import { PrivatePage } from '../page/private-page.tsx';

/** What one keeps; a visitor's list lives in this browser until the login takes it along. */
export default function WishlistPage() {
  const { user, known } = useSession();
  const isVisitor = known && !(user && user.id > 0);
  return (
    <PrivatePage title="Wishlist">
      <PageHeading className="pb-6">Wishlist</PageHeading>
      {isVisitor && (
        <Notice action={<Button onClick={() => openLoginModal()}>Log in</Button>}>
          This list is kept in this browser. Log in to find it on all your devices.
        </Notice>
      )}
      <KeptProducts />
    </PrivatePage>
  );
}
