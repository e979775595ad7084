import type { ReactNode } from 'react';
import { Construction } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { DeviceList } from '#shop/accounts/ui/devices/device-list.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { AddressBook } from '#shop/addresses/ui/book/address-book.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import { SignedInOnly } from '../../page-kit/signed-in-only.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import { AccountLinks } from './account-links.tsx';
import { type AccountTab, tabNames, tabOf } from './account-tabs.ts';
import { MyPayments } from './my-payments.tsx';
import { MyProfile } from './my-profile.tsx';
import { SavedItems } from './saved/saved-items.tsx';

/** `/profile` and `/settings`: the account with its tabs (`?tab=addresses`). */
export default function ProfilePage() {
  return (
    <PrivatePage title="My account">
      <PageHeading className="pb-6">My account</PageHeading>
      <SignedInOnly why="Please log in to see your profile." waiting={<Skeleton className="h-96" />}>
        <Account />
      </SignedInOnly>
    </PrivatePage>
  );
}

const contents: Record<AccountTab, () => ReactNode> = {
  profile: MyProfile,
  addresses: MyAddresses,
  pan: PanCard,
  devices: DeviceList,
  payments: MyPayments,
  stuff: SavedItems,
};

function Account() {
  const [query] = useSearchParams();
  const tab = tabOf(query);
  const Content = contents[tab];
  return (
    <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-10">
      <AccountLinks tab={tab} />
      <section aria-labelledby="account-tab" className="min-w-0">
        <h2 id="account-tab" className="text-2xl">
          {tabNames[tab]}
        </h2>
        <Content />
      </section>
    </div>
  );
}

function MyAddresses() {
  const { user } = useSession();
  const { pincodeLookupUrl, reverseGeocodeUrl } = useShop();
  if (!user) return null;
  return <AddressBook userId={user.id} lookups={{ pincodeLookupUrl, reverseGeocodeUrl }} />;
}

function PanCard() {
  return (
    <EmptyState picture={<Construction strokeWidth={1.25} />} title="Under development">
      You do not need a PAN card to shop here, and we do not ask for its number.
    </EmptyState>
  );
}
