import { type FormEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { type BlockKind, blockKindNames, blockKinds } from '../../block-kinds.ts';
import type { BlockForm } from '../cash-blocks.ts';
import { useAddBlock } from './queries.ts';

const lengths = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: 'A year' },
];
const kinds = blockKindNames
  .filter((value) => value !== 'customer')
  .map((value) => ({ value, label: blockKinds[value] }));
const empty = { phone: '', pincode: '', addressLine: '', reason: '', days: '90' };

/** Blocks cash orders: of the customer of a page, or of a phone number, a pincode or an address. */
export function BlockCashForm({ customerId }: { customerId?: number }) {
  const [kind, setKind] = useState<BlockKind>(customerId === undefined ? 'phone' : 'customer');
  const [typed, setTyped] = useState(empty);
  const { mutate, isPending, error } = useAddBlock();
  const field = (name: keyof typeof empty) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const block = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { phone, pincode, addressLine, reason, days } = typed;
    const shared = { reason, days: Number(days) };
    const forms: Record<BlockKind, BlockForm> = {
      customer: { kind: 'customer', customerId: customerId ?? 0, ...shared },
      phone: { kind: 'phone', phone, ...shared },
      pincode: { kind: 'pincode', pincode, ...shared },
      address: { kind: 'address', pincode, addressLine, ...shared },
    };
    mutate(forms[kind], {
      onSuccess: () => {
        setTyped(empty);
        toast.success('Cash orders are blocked.');
      },
    });
  };
  return (
    <form aria-label="Block cash orders" className="flex max-w-xl flex-col gap-3" onSubmit={block}>
      {customerId === undefined && (
        <SelectField
          label="What is blocked"
          value={kind}
          onChange={({ target }) => setKind(target.value as BlockKind)}
          options={kinds}
        />
      )}
      {kind === 'phone' && (
        <TextField label="Phone number" inputMode="tel" autoComplete="off" required {...field('phone')} />
      )}
      {(kind === 'pincode' || kind === 'address') && (
        <TextField label="Pincode" inputMode="numeric" autoComplete="off" required {...field('pincode')} />
      )}
      {kind === 'address' && (
        <TextField
          label="House and street"
          hint="As in the order. Capitals, blanks and commas make no difference."
          autoComplete="off"
          required
          {...field('addressLine')}
        />
      )}
      <TextField label="Reason" hint="Only staff read it." maxLength={200} required {...field('reason')} />
      <SelectField label="For" options={lengths} {...field('days')} />
      {error && <Notice tone="error">{error.message}</Notice>}
      <Button type="submit" variant="secondary" className="self-start" busy={isPending}>
        Block cash orders
      </Button>
    </form>
  );
}
