import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { pictureAlt } from '../../../picture-alt.ts';
import { ProductPicture as Picture } from '../../../ui/product-picture.tsx';
import type { ProductPicture } from '../../product-fields.ts';
import type { Move } from './use-dragged-order.ts';

type Props = {
  product: { slug: string; productName: string };
  picture: ProductPicture;
  at: number;
  of: number;
  move: Move;
  onAlt: (alt: string) => void;
  onRemove: () => void;
};

export function PictureRow({ product, picture: { name, alt }, at, of, move, onAlt, onRemove }: Props) {
  const place = at + 1;
  const arrow = (by: 'earlier' | 'later', to: number) => {
    const Icon = by === 'earlier' ? ArrowUp : ArrowDown;
    return (
      <Button
        variant="quiet"
        aria-label={`Move picture ${place} ${by}`}
        aria-disabled={to < 0 || to >= of}
        className="px-3!"
        onClick={({ currentTarget }) => {
          move(at, to);
          // The browser takes the focus from a row that changes its place.
          currentTarget.focus();
        }}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.5} />
      </Button>
    );
  };
  return (
    <li data-picture={name} className="flex flex-wrap items-start gap-3 py-3">
      <span
        draggable
        className="block size-20 shrink-0 cursor-grab overflow-hidden rounded-md border border-line [&_img]:pointer-events-none"
      >
        <Picture image={name} alt="" sizes="5rem" />
      </span>
      <TextField
        className="min-w-0 flex-1 basis-44"
        label={`Alternative text of picture ${place}`}
        placeholder={pictureAlt({ ...product, picture: name, at, of })}
        maxLength={200}
        value={alt}
        onChange={({ target }) => onAlt(target.value)}
      />
      <span className="ml-auto flex sm:pt-6">
        {arrow('earlier', at - 1)}
        {arrow('later', at + 1)}
        <Button variant="quiet" className="px-3!" aria-label={`Remove picture ${place}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      </span>
    </li>
  );
}
