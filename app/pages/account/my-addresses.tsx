import { AddressBook } from '#shop/addresses/ui/book/address-book.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { useShop } from '../../page-kit/use-shop.ts';

export function MyAddresses() {
  const { user } = useSession();
  const { pincodeLookupUrl, reverseGeocodeUrl } = useShop();
  if (!user) return null;
  return <AddressBook userId={user.id} lookups={{ pincodeLookupUrl, reverseGeocodeUrl }} />;
}
