import { useMutation } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Selected } from '#platform/admin/ui/list/list-parts.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Category } from '../../../contract.ts';
import { productClasses } from '../../../facts.ts';
import type { BulkEdit } from '../../bulk/bulk-change.ts';
import { endpoints } from '../../bulk/contract.ts';
import { productStates } from '../../product-fields.ts';

const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const kinds = {
  percent: 'MRP by percent',
  rupees: 'MRP by rupees',
  sellingPrice: 'Selling price in rupees',
  discountPercent: 'Discount in percent',
  categoryId: 'Category',
  productClass: 'Class',
  hsn: 'HSN',
  state: 'State',
};

type Kind = keyof typeof kinds;

const hints: { [kind in Kind]?: string } = {
  percent: 'Such as 10, or -5 to lower it.',
  rupees: 'Such as 20, or -15 to lower it.',
};

type Props = { selected: Selected; categories: Category[] };

/** Asks for one change of the selected products, and opens its preview. */
export function BulkEditButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change selected</Button>
      <Dialog title="Change the selected products" open={isOpen} onClose={() => setOpen(false)} wholeScreen>
        <EditForm {...props} />
      </Dialog>
    </>
  );
}

function EditForm({ selected, categories }: Props) {
  const [kind, setKind] = useState<Kind>('percent');
  const [value, setValue] = useState('');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(endpoints.planEdit, { body: { selected, edit: editOf(kind, value.trim()) } }),
    onSuccess: ({ id }) => void navigate(`/admin/products/import/${id}`),
  });
  const options = {
    categoryId: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    productClass: choices(productClasses),
    state: choices(productStates),
  }[kind as string];
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      {error && <Notice tone="error">{failureOf(error, 'Nothing was changed.')}</Notice>}
      <SelectField
        label="Change"
        options={choices(kinds)}
        value={kind}
        onChange={({ target }) => {
          setKind(target.value as Kind);
          setValue('');
        }}
      />
      {options ? (
        <SelectField
          label="To"
          required
          placeholder="Choose"
          options={options}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      ) : (
        <TextField
          label={kind === 'percent' || kind === 'rupees' ? 'By' : 'To'}
          required
          inputMode={kind === 'hsn' ? 'numeric' : 'text'}
          hint={hints[kind]}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      <Button type="submit" busy={isPending}>
        Show what would change
      </Button>
    </form>
  );
}

/** The shop refuses what is no number, with words. */
function editOf(kind: Kind, value: string): BulkEdit {
  const number = value === '' ? Number.NaN : Number(value.replace('−', '-'));
  if (kind === 'percent' || kind === 'rupees') return { field: 'mrp', by: kind, value: number };
  if (kind === 'discountPercent' || kind === 'sellingPrice' || kind === 'categoryId')
    return { field: kind, value: number };
  return { field: kind, value } as BulkEdit;
}
