import { AddressBook } from '#shop/account/ui/book/address-book.tsx';
import { useSession } from '#shop/identity/ui/session.ts';
import { useShop } from '../use-shop.ts';

/** The addresses tab. */
export function MyAddresses() {
  const { user } = useSession();
  const { pincodeLookupUrl, reverseGeocodeUrl } = useShop();
  if (!user) return null;
  return <AddressBook userId={user.id} lookups={{ pincodeLookupUrl, reverseGeocodeUrl }} />;
}
