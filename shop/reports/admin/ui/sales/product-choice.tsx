import { SearchField } from '#platform/admin/ui/list/list-toolbar.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { categoryTrail, type LinkedCategory } from '#shop/catalog/category-tree.ts';
import type { AskedSales } from './queries.ts';

type Props = { asked: AskedSales; categories: LinkedCategory[] };

/** Chooses rows by a category with all below it, and by words of the name. */
export function ProductChoice({ asked: { chosen, ask }, categories }: Props) {
  const options = categories.map((category) => ({
    value: String(category.id),
    label: categoryTrail(categories, category)
      .map(({ name }) => name)
      .join(' › '),
  }));
  return (
    <>
      <SelectField
        label="Category"
        className="w-60 max-w-full"
        placeholder="All"
        options={options.toSorted((one, other) => (one.label < other.label ? -1 : 1))}
        value={chosen.category ?? ''}
        onChange={({ target }) => ask({ category: target.value })}
      />
      <div className="min-w-56">
        <SearchField label="Search by name" value={chosen.q ?? ''} onChange={(q) => ask({ q })} />
      </div>
    </>
  );
}
