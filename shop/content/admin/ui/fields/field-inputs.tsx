import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField, TextField } from '#platform/ui/text-field.tsx';
import type { ContentField, FormValue } from '../../texts.ts';
import { areDrawn, DrawingField } from './drawing-field.tsx';
import { FocusField } from './focus-field.tsx';
import { LinkField } from './link-field.tsx';
import { MarksField } from './marks-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductField } from './product-field.tsx';
import { RowsField } from './rows-field.tsx';
import { tooLong } from './too-long.ts';
import type { Tools } from './tools.ts';

type Props = {
  fields: ContentField[];
  value: FormValue;
  onChange: (value: FormValue) => void;
  /** Sentences by the path of a field: `sources.0.source`. */
  errors: Record<string, string>;
  at?: string;
  tools: Tools;
};

/** The inputs of a text, as the kind describes them. */
export function FieldInputs({ fields, value, onChange, errors, at = '', tools }: Props) {
  const form = typeof value === 'object' && !Array.isArray(value) ? value : {};
  return fields.map((field) => {
    const path = `${at}${field.name}`;
    return (
      <FieldInput
        key={field.name}
        field={field}
        path={path}
        value={form[field.name] ?? ''}
        error={errorAt(errors, path, field)}
        errors={errors}
        tools={tools}
        onChange={(typed) => onChange({ ...form, [field.name]: typed })}
        picture={textIn(form[field.of ?? ''])}
        about={fieldsAbout(field, fields, form)}
        onPicture={(picture, about) => onChange({ ...form, ...about, [field.name]: picture })}
      />
    );
  });
}

/** Returns what the fields beside a picture say about it. */
function fieldsAbout(
  { name: picture }: ContentField,
  fields: ContentField[],
  form: { [field: string]: FormValue },
): Record<string, FormValue> {
  return Object.fromEntries(
    fields.filter(({ of }) => of === picture).map(({ name }) => [name, form[name] ?? '']),
  );
}

/** A text with marks is stored in parts, whose errors belong to the whole field. */
function errorAt(errors: Record<string, string>, path: string, { input }: ContentField): string | undefined {
  if (input !== 'marks') return errors[path];
  const [, found] =
    Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`)) ?? [];
  return found;
}

type InputProps = Omit<Props, 'fields' | 'at'> & {
  field: ContentField;
  path: string;
  error: string | undefined;
  /** The picture beside it that the field is about. */
  picture: string;
  about: Record<string, FormValue>;
  onPicture: (picture: string, about: Record<string, FormValue>) => void;
};

function FieldInput({
  field,
  path,
  value,
  error,
  errors,
  onChange,
  tools,
  picture,
  about,
  onPicture,
}: InputProps) {
  const { label, input, max, help, isRequired, names = {}, fields = [] } = field;
  const text = textIn(value);
  const common = {
    label,
    error,
    optional: !isRequired,
    hint: help || undefined,
    'data-field': path,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (input === 'rows')
    return (
      <RowsField
        field={field}
        path={path}
        rows={Array.isArray(value) ? value : []}
        onChange={onChange}
        error={error}
        renderRow={(row, at, change) => (
          <FieldInputs
            fields={fields}
            value={row}
            errors={errors}
            at={`${path}.${at}.`}
            tools={tools}
            onChange={change}
          />
        )}
      />
    );
  if (input === 'name') return <p className="font-semibold">{names[text] ?? text}</p>;
  if (input === 'toggle')
    return (
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 self-start">
        <input
          type="checkbox"
          className="size-5"
          data-field={path}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
    );
  if (input === 'choice' && areDrawn(names))
    return <DrawingField {...{ label, names, path, onChange }} value={text} />;
  if (input === 'choice')
    return (
      <SelectField
        {...common}
        options={Object.entries(names).map(([name, words]) => ({ value: name, label: words }))}
      />
    );
  if (input === 'offer') return <SelectField {...common} options={offerOptions(tools.offers, text)} />;
  if (input === 'marks') return <MarksField {...common} max={max} tools={tools} onText={onChange} />;
  if (input === 'area')
    return (
      <TextAreaField {...common} error={tooLong(text, max) ?? error} inputClassName="field-sizing-content" />
    );
  if (input === 'link') return <LinkField {...common} max={max} tools={tools} onAddress={onChange} />;
  if (input === 'date') return <TextField {...common} type="date" />;
  if (input === 'product') return <ProductField {...common} tools={tools} onChoose={onChange} />;
  if (input === 'focus') return <FocusField {...common} picture={picture} onPoint={onChange} />;
  if (input === 'picture')
    return <PictureField {...common} tools={tools} about={about} onChoose={onPicture} />;
  return <TextField {...common} error={tooLong(text, max) ?? error} />;
}

/** An offer that is gone stays in sight until staff choose another. */
function offerOptions(offers: Tools['offers'], chosen: string) {
  const isGone = chosen !== '' && offers.every(({ ref }) => ref !== chosen);
  return [
    { value: '', label: 'None' },
    ...offers.map(({ ref, label }) => ({ value: ref, label })),
    ...(isGone ? [{ value: chosen, label: 'An offer that has ended' }] : []),
  ];
}

function textIn(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
