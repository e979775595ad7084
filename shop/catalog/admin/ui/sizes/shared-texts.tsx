import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Field, inputLook } from '#platform/ui/field.tsx';
import { type SharedName, sharedNames } from '../../../groups/shared-texts.ts';
import { ProductPicture } from '../../../ui/product-picture.tsx';
import { fieldLabels } from '../../product-fields.ts';
import type { Sizes } from '../../sizes.ts';
import { lines } from '../form-values.ts';
import { editedQuery } from '../queries.ts';
import type { useSizes } from './size-queries.ts';

type Group = NonNullable<Sizes['group']>;
type Props = { productId: number; group: Group; change: ReturnType<typeof useSizes> };

const areas = ['description', 'howToUse', 'ingredients', 'concerns'] as const;

type Typed = Record<(typeof areas)[number], string> & Pick<Group, 'pictures'>;

const typedOf = (texts: Pick<Group, SharedName>): Typed => ({
  ...texts,
  concerns: texts.concerns.join('\n'),
});

/** Texts and pictures that are written once for all sizes. */
export function SharedTexts({ productId, group, change }: Props) {
  const [typed, setTyped] = useState(() => typedOf(group));
  const { data: own } = useQuery({ ...editedQuery(String(productId)), enabled: false });
  const isEmpty = sharedNames.every((name) => typed[name].length === 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ kind: 'texts', texts: { ...typed, concerns: lines(typed.concerns) } });
  };
  return (
    <form
      aria-label="The same for all sizes"
      onSubmit={submit}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <h3 className="font-semibold">The same for all sizes</h3>
      <p className="text-moss">
        Each size shows these words and pictures where it has none of its own. Empty: each size has its own.
      </p>
      {own && isEmpty && (
        <Button variant="secondary" className="self-start" onClick={() => setTyped(typedOf(own.fields))}>
          Begin with those of this product
        </Button>
      )}
      {areas.map((name) => (
        <Field
          key={name}
          label={`${fieldLabels[name]} of all sizes`}
          hint={name === 'concerns' ? 'One a line, such as Dry hair.' : undefined}
        >
          {(field) => (
            <textarea
              {...field}
              rows={name === 'description' ? 6 : 3}
              value={typed[name]}
              className={inputLook}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Pictures
        pictures={typed.pictures}
        ofProduct={own?.fields.pictures}
        onChange={(pictures) => setTyped({ ...typed, pictures })}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={change.isPending}>
        Save for all sizes
      </Button>
    </form>
  );
}

type PicturesProps = {
  pictures: Group['pictures'];
  ofProduct: Group['pictures'] | undefined;
  onChange: (pictures: Group['pictures']) => void;
};

function Pictures({ pictures, ofProduct, onChange }: PicturesProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-sm font-semibold">Pictures of all sizes</legend>
      {pictures.length === 0 && <p className="text-sm text-moss">Each size has its own pictures.</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {pictures.map(({ name, alt }, at) => (
          <li key={name} className="size-20 overflow-hidden rounded-md border border-line">
            <ProductPicture image={name} alt={alt || `Picture ${at + 1}`} sizes="5rem" />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {ofProduct && ofProduct.length > 0 && (
          <Button variant="quiet" onClick={() => onChange(ofProduct)}>
            Take the pictures of this product
          </Button>
        )}
        {pictures.length > 0 && (
          <Button variant="quiet" onClick={() => onChange([])}>
            Each size has its own
          </Button>
        )}
      </div>
    </fieldset>
  );
}
