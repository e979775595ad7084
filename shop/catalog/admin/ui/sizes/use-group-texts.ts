import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type SharedName, sharedNames } from '../../../groups/shared-texts.ts';
import type { EditedProduct } from '../../contract.ts';
import type { ProductFields } from '../../product-fields.ts';
import { type FormValues, toForm } from '../form-values.ts';

/** The fields of a product's form that it has from its group. They are not saved until staff write its own. */
export function useGroupTexts(form: UseFormReturn<FormValues>, { fields, fromGroup }: EditedProduct) {
  const [written, setWritten] = useState<string[]>([]);
  // A save of the group changes the product beside the open form.
  useEffect(() => {
    const shared = toForm(fields);
    for (const name of sharedNames)
      if (!form.getFieldState(name).isDirty) form.resetField(name, { defaultValue: shared[name] });
  }, [form, fields]);
  const { dirtyFields } = form.formState;
  // A restored draft holds words of its own.
  const isFromGroup = <Name extends string>(name: Name): name is Name & SharedName =>
    fromGroup.some((one) => one === name && !dirtyFields[one]) && !written.includes(name);
  const writeOwn = (name: SharedName) => {
    form.setValue(name, toForm(fields)[name]);
    setWritten([...written, name]);
  };
  return {
    isFromGroup,
    writeOwn,
    ownOf: (values: ProductFields): Partial<ProductFields> =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !isFromGroup(name))),
  };
}
