import type { ComponentType, ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatDay } from '#platform/india-time.ts';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useLeaveWarning, useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { useUploads } from '#platform/admin/ui/pictures/use-uploads.ts';
import { Select } from '#platform/ui/select-field.tsx';
import { Field, inputLook } from '#platform/ui/field.tsx';
import type { Category } from '../../contract.ts';
import type { EditedProduct } from '../contract.ts';
import { fieldLabels, maxPictures } from '../product-fields.ts';
import { type FormField, formFieldOf, type FormSection, formSections } from './form-sections.ts';
import { fromForm, type FormValues, percentOff, toForm } from './form-values.ts';
import { GateChecklist } from './gate-checklist.tsx';
import { PartsField } from './parts-field.tsx';
import { PicturesField } from './pictures/pictures-field.tsx';
import { pictureCalls } from './pictures/picture-calls.ts';
import { useSaveProduct } from './queries.ts';
import { FromGroup } from './sizes/from-group.tsx';
import { useGroupTexts } from './sizes/use-group-texts.ts';
import { StateButtons } from './state-buttons.tsx';

type Props = {
  product: EditedProduct;
  categories: Category[];
  userId: number;
  stockPath: string | undefined;
  isOwner: boolean;
  /** Finds the HSN by words. */
  HsnSearch: ComponentType<{ onChoose: (hsn: string) => void }>;
  /** Reads the product again, with what a colleague saved. */
  onReload: () => void;
};

export function ProductForm({ product, categories, userId, stockPath, isOwner, HsnSearch, onReload }: Props) {
  const save = useSaveProduct();
  const state = useStaffForm<FormValues>({
    name: `product ${product.id}`,
    userId,
    version: product.version,
    values: toForm(product.fields),
    // A colleague may have changed the text of all sizes since it was read.
    save: (values, version) => save({ id: product.id, version, fields: texts.ownOf(fromForm(values)) }),
  });
  const { form, discard } = state;
  const texts = useGroupTexts(form, product);
  const takeTheirs = () => {
    discard();
    onReload();
  };
  const productClass = useWatch({ control: form.control, name: 'productClass' });
  const [mrp, sellingPrice] = useWatch({ control: form.control, name: ['mrp', 'sellingPrice'] });
  const [parts, pictures] = useWatch({ control: form.control, name: ['parts', 'pictures'] });
  const { isDirty, errors } = form.formState;
  const hasError = ({ name }: FormField) => errors[name] !== undefined;
  const { changePictures, uploads } = usePictures(form, product);
  const isUnsaved = isDirty || uploads.isUploading;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-4 lg:sticky lg:top-4 lg:order-2">
        <StateButtons product={product} isDirty={isUnsaved} stockPath={stockPath} />
        <GateChecklist
          product={product}
          isOwner={isOwner}
          isDirty={isUnsaved}
          onChoose={(field) => focusField(formFieldOf(field))}
        />
      </div>
      <StaffForm state={{ ...state, takeTheirs }} label="Product" isLong>
        {texts.isFromGroup('pictures') ? (
          <FromGroup name="pictures" onOwn={() => texts.writeOwn('pictures')} />
        ) : (
          <PicturesField
            product={{ slug: product.fields.slug, productName: product.fields.name }}
            pictures={pictures}
            uploads={uploads}
            error={form.formState.errors.pictures?.message}
            onChange={changePictures}
          />
        )}
        {formSections.map((section) => (
          <Section key={section.title} section={section} hasError={section.fields.some(hasError)}>
            {section.fields
              .filter((field) => isShown(field, { productClass, product }))
              .map((field) => (
                <FormInput
                  key={field.label ?? field.name}
                  field={completed(field, { categories, product, mrp, sellingPrice })}
                  error={form.formState.errors[field.name]?.message}
                  register={() => form.register(field.name)}
                  texts={texts}
                  shared={toForm(product.fields)}
                />
              ))}
            {section.title === 'Declarations' && (
              <HsnSearch
                onChoose={(hsn) => form.setValue('hsn', hsn, { shouldDirty: true, shouldValidate: true })}
              />
            )}
            {section.title === 'Pack and sale' && productClass === 'combo' && (
              <PartsField
                parts={parts}
                known={product.parts}
                error={form.formState.errors.parts?.message}
                onChange={(parts) => form.setValue('parts', parts, { shouldDirty: true })}
              />
            )}
          </Section>
        ))}
      </StaffForm>
    </div>
  );
}

/** The pictures of the form, with those that are being uploaded. */
function usePictures(form: UseFormReturn<FormValues>, { id }: EditedProduct) {
  const changePictures = (change: (pictures: FormValues['pictures']) => FormValues['pictures']) => {
    form.clearErrors('pictures');
    form.setValue('pictures', change(form.getValues('pictures')), { shouldDirty: true });
  };
  const uploads = useUploads({
    calls: pictureCalls(id),
    room: maxPictures - form.getValues('pictures').length,
    onStored: (name) => changePictures((all) => [...all, { name, alt: '' }]),
  });
  useLeaveWarning(uploads.isUploading);
  return { changePictures, uploads };
}

type Gst = EditedProduct['gst'];

type SectionProps = { section: FormSection; hasError: boolean; children: ReactNode };

function Section({ section: { title, isClosed }, hasError, children }: SectionProps) {
  if (!isClosed)
    return (
      <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <legend className="float-left pb-2 font-serif text-xl sm:col-span-2">{title}</legend>
        {children}
      </fieldset>
    );
  return (
    <details open={hasError || undefined} className="border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-serif text-xl">{title}</summary>
      <fieldset aria-label={title} className="grid gap-4 pt-2 sm:grid-cols-2">
        {children}
      </fieldset>
    </details>
  );
}

type FieldContext = { productClass: string; product: EditedProduct };

/** A field of another class stays while it holds a text, so that staff can clear it. */
function isShown(
  { name, classes }: FormField,
  { productClass, product: { gst, fields } }: FieldContext,
): boolean {
  if (name === 'gstGoods') return goodsOf(gst).length > 0;
  if (!classes || classes.includes(productClass)) return true;
  return Boolean(fields[name as keyof typeof fields]);
}

type Completion = { categories: Category[]; product: EditedProduct } & Parameters<typeof percentOff>[0];

function completed(field: FormField, { categories, product, ...prices }: Completion): FormField {
  const { gst, itsOwn } = product;
  const percent = percentOff(prices);
  if (itsOwn.some((name) => name === field.name))
    return { ...field, hint: 'Its own. Empty this to show what is the same for all sizes.' };
  if (field.name === 'sellingPrice' && percent !== null)
    return { ...field, hint: `${percent} % off the MRP.` };
  if (field.name === 'categoryId') return { ...field, options: choicesOf(categories) };
  if (field.name === 'gstGoods')
    return { ...field, options: goodsOf(gst).map((value) => ({ value, label: value })) };
  if (field.name === 'hsn' && gst.rate !== '')
    return { ...field, hint: `GST ${gst.rate}. ${gst.why}.${comingText(gst)}` };
  return field;
}

/** The goods of today and those of the rate that comes, so that the answer is there on its first day. */
const goodsOf = ({ choices, coming }: Gst) => [...new Set([...choices, ...(coming?.choices ?? [])])];

function comingText({ coming }: Gst): string {
  return coming ? ` From ${formatDay(coming.day)}: GST ${coming.rate || 'not known'}.` : '';
}

function choicesOf(categories: Category[]) {
  return categories.map(({ id, name, parentId }) => {
    const parent = categories.find((one) => one.id === parentId);
    return { value: String(id), label: parent ? `${parent.name}: ${name}` : name };
  });
}

type FormInputProps = InputProps & { texts: ReturnType<typeof useGroupTexts>; shared: FormValues };

function FormInput({ texts, shared, ...input }: FormInputProps) {
  const { name } = input.field;
  if (!texts.isFromGroup(name)) return <Input {...input} />;
  return <FromGroup name={name} text={shared[name]} onOwn={() => texts.writeOwn(name)} />;
}

type InputProps = {
  field: FormField;
  error: string | undefined;
  register: () => ReturnType<ReturnType<typeof useStaffForm<FormValues>>['form']['register']>;
};

function Input({ field: { name, label, hint, kind, options }, error, register }: InputProps) {
  const text = label ?? fieldLabels[name as keyof typeof fieldLabels];
  const wide = kind === 'area' ? 'sm:col-span-2' : '';
  return (
    <Field label={text} error={error} hint={hint} className={wide}>
      {(field) => {
        const input = { ...register(), ...field, 'data-field': name };
        if (kind === 'area')
          return <textarea {...input} rows={name === 'description' ? 8 : 3} className={inputLook} />;
        if (kind === 'select')
          return (
            <Select {...input}>
              <option value="">Not stated</option>
              {options?.map(({ value, label: said }) => (
                <option key={value} value={value}>
                  {said}
                </option>
              ))}
            </Select>
          );
        return (
          <input {...input} {...(kind === 'number' ? { inputMode: 'decimal' } : {})} className={inputLook} />
        );
      }}
    </Field>
  );
}

function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
