import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Field } from '#platform/ui/field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Tools } from './tools.ts';

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  hint: string | undefined;
  optional: boolean;
  'data-field': string;
  tools: Tools;
  onChoose: (value: string) => void;
};

/** A product by its name. */
export function ProductField({ label, value, error, hint, optional, tools, onChoose, ...data }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Field label={label} error={error} hint={hint} optional={optional}>
        {({ id, ...described }) => (
          <div className="flex flex-wrap items-center gap-3" {...data}>
            {value && <span className="wrap-anywhere">{value}</span>}
            <Button id={id} {...described} variant="secondary" onClick={() => setOpen(true)}>
              {value ? 'Choose another' : 'Choose a product'}
            </Button>
            {value && optional && (
              <Button variant="quiet" onClick={() => onChoose('')}>
                Remove
              </Button>
            )}
          </div>
        )}
      </Field>
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)}>
        <ProductChoice
          tools={tools}
          onChoose={({ slug }) => {
            onChoose(slug);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

type ChoiceProps = { tools: Tools; onChoose: (chosen: { slug: string; image: string }) => void };

/** Products by a part of their name, each with its picture. */
export function ProductChoice({ tools, onChoose }: ChoiceProps) {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const { data: found } = useQuery({
    queryKey: ['staff', 'content-products', words],
    queryFn: () => tools.findProducts(words),
    enabled: words.length > 1,
  });
  return (
    <div className="flex flex-col gap-3">
      <TextField label="Name of a product" value={text} onChange={(event) => setText(event.target.value)} />
      <ul className="flex max-h-96 flex-col overflow-y-auto">
        {(found ?? []).map((product) => (
          <li key={product.slug}>
            <button
              type="button"
              onClick={() => onChoose(product)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md p-2 text-left hover:bg-sand"
            >
              <img
                src={`/images/products/${product.image}?w=320`}
                alt=""
                width={48}
                height={48}
                className="size-12 rounded-md object-cover"
              />
              <span className="wrap-anywhere">{product.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className="text-moss">The search finds no such product.</p>}
    </div>
  );
}
