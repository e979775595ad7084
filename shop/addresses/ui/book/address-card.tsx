import { Button } from '#platform/ui/button.tsx';
import { Badge } from '#platform/ui/page/badge.tsx';
import { fromSaved, oneLine } from '../../postal-address.ts';
import type { Address } from '../../contract.ts';
import { useChooseDefault } from '../queries.ts';
import { DeleteAddressButton } from './delete-address-button.tsx';

type Props = { userId: number; address: Address; onEdit: () => void };

export function AddressCard({ userId, address, onEdit }: Props) {
  const { name, mobileNumber, alternatePhone, addressType, isDefault, id } = address;
  const { mutate: choose, isPending } = useChooseDefault(userId);
  return (
    <article
      aria-label={`${addressType} address of ${name}`}
      className="flex flex-col gap-3 rounded-lg border border-line bg-paper p-4 md:p-5"
    >
      <p className="flex flex-wrap items-center gap-2">
        <strong className="wrap-anywhere">{name}</strong>
        <Badge>{addressType}</Badge>
        {isDefault && <Badge tone="new">Default</Badge>}
      </p>
      <p className="wrap-anywhere">{oneLine(fromSaved(address))}</p>
      <p className="text-moss">{alternatePhone ? `${mobileNumber}, ${alternatePhone}` : mobileNumber}</p>
      <div className="-mx-5 flex flex-wrap">
        <Button variant="quiet" onClick={onEdit}>
          Edit
        </Button>
        <DeleteAddressButton userId={userId} address={address} />
        {!isDefault && (
          <Button variant="quiet" busy={isPending} onClick={() => choose(id)}>
            Make it the default
          </Button>
        )}
      </div>
    </article>
  );
}
