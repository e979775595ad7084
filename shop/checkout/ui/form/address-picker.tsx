import { Check, ChevronDown, Plus } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { parcelAddress } from '#shop/addresses/parcel-text.ts';
import { fromSaved, linesOf, oneLine } from '#shop/addresses/postal-address.ts';
import type { Address } from '#shop/addresses/contract.ts';

type Props = {
  addresses: Address[];
  selected: Address | undefined;
  onSelect: (id: number) => void;
  onAdd: () => void;
};

/** The CHANGE dropdown with every saved address and a new one. */
export function AddressPicker({ addresses, selected, onSelect, onAdd }: Props) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="-mr-3 px-3!">
          CHANGE
          <ChevronDown aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      }
    >
      {addresses.map((address) => (
        <MenuItem key={address.id} onSelect={() => onSelect(address.id)}>
          <Check
            aria-hidden
            className={`size-4 shrink-0 ${address.id === selected?.id ? 'text-leaf' : 'invisible'}`}
            strokeWidth={2}
          />
          <span className="max-w-72">
            <span className="font-semibold">{address.name}</span>
            <span className="block text-sm text-moss">{oneLine(fromSaved(address))}</span>
          </span>
        </MenuItem>
      ))}
      <MenuItem onSelect={onAdd}>
        <Plus aria-hidden className="size-4 shrink-0 text-leaf" strokeWidth={1.5} />
        Add a new address
      </MenuItem>
    </Menu>
  );
}

export function ChosenAddress({ address, onEdit }: { address: Address; onEdit: () => void }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <address className="not-italic">
        <p className="font-semibold">
          {address.name}
          <span className="ml-2 rounded-md bg-sand px-2 py-0.5 text-xs font-semibold text-ink">
            {address.addressType}
          </span>
        </p>
        {linesOf(fromSaved(address)).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="text-moss">Mobile {address.mobileNumber}</p>
        <OnParcel address={address} />
      </address>
      <Button variant="quiet" className="-my-1 -mr-3 px-3!" onClick={onEdit}>
        Edit
      </Button>
    </div>
  );
}

/** The words on the parcel, where they are not the typed ones. */
function OnParcel({ address }: { address: Address }) {
  const typed = fromSaved(address);
  const said = parcelAddress(typed);
  if (said.name === typed.name && oneLine(said) === oneLine(typed)) return null;
  return (
    <p className="pt-2 text-sm text-moss">
      <span className="font-semibold">On your parcel:</span>{' '}
      <span>
        {said.name}, {oneLine(said)}
      </span>
    </p>
  );
}
