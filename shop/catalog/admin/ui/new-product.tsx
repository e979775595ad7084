import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Category } from '../../contract.ts';
import { productClasses, type ProductClass } from '../../facts.ts';
import { useCreateProduct } from './queries.ts';

const classes = Object.entries(productClasses).map(([value, label]) => ({ value, label }));

export function NewProduct({ categories }: { categories: Category[] | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-5" strokeWidth={1.5} /> New product
      </Button>
      <Dialog title="New product" open={isOpen} onClose={() => setOpen(false)} wholeScreen>
        {categories?.length === 0 ? <NoCategory /> : <NewProductForm categories={categories ?? []} />}
      </Dialog>
    </>
  );
}

function NoCategory() {
  return (
    <p>
      A product needs a category, and the shop has none yet.{' '}
      <Link to="/admin/categories" className="link inline-flex min-h-11 items-center">
        Create the first category
      </Link>
    </p>
  );
}

function NewProductForm({ categories }: { categories: Category[] }) {
  const [name, setName] = useState('');
  const [productClass, setProductClass] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateProduct(({ id }) => void navigate(`/admin/products/${id}`));
  const missing = (value: string, message: string) =>
    isChecked && value.trim() === '' ? message : undefined;
  const send = () => {
    setChecked(true);
    if (name.trim() === '' || productClass === '' || categoryId === '') return;
    mutate({ name, productClass: productClass as ProductClass, categoryId: Number(categoryId) });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) send();
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={160}
        error={missing(name, 'A product needs a name.')}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label="Class"
        placeholder="Choose"
        options={classes}
        value={productClass}
        error={missing(productClass, 'Please choose a class.')}
        onChange={({ target }) => setProductClass(target.value)}
      />
      <SelectField
        label="Category"
        placeholder="Choose"
        options={categories.map(({ id, name: said }) => ({ value: String(id), label: said }))}
        value={categoryId}
        error={missing(categoryId, 'Please choose a category.')}
        onChange={({ target }) => setCategoryId(target.value)}
      />
      <Button type="submit" busy={isPending}>
        Create the draft
      </Button>
    </form>
  );
}
