import { toast } from '#platform/ui/toast.tsx';
import type { Card } from '#shop/catalog/groups/cards.ts';
import { wishlistMessages } from '../contract.ts';
import { useChangeWishlist, useWishlistItem, itemOf } from './queries.ts';

type Props = {
  product: Card;
  /** The product's own page has space for the text. */
  labelled?: boolean;
  onOpen: () => void;
};

/** The server knows no wishlist, and a query in each card would cost a cold page more than the card's words. */
const useItem = import.meta.env.SSR ? () => undefined : useWishlistItem;

const wide =
  'inline-flex min-h-11 items-center gap-2 self-start rounded-md px-3 -ml-3 font-semibold text-leaf hover:bg-sand';

export function WishlistButton({ product, labelled = false, onOpen }: Props) {
  const kept = useItem(product.id);
  const { add, remove } = useChangeWishlist();
  const press = () => {
    const item = kept ?? itemOf(product);
    if (kept) {
      remove(item);
      toast.info(wishlistMessages.removed(item.productName), { label: 'Undo', act: () => add(item) });
    } else {
      add(item, {
        onSuccess: () =>
          toast.success(wishlistMessages.added(item.productName), { label: 'See it', act: onOpen }),
      });
    }
  };
  return (
    <button
      type="button"
      aria-pressed={!!kept}
      aria-label={`Wishlist: ${product.productName}`}
      onClick={press}
      className={labelled ? wide : 'heart'}
    >
      <svg viewBox="0 0 24 24" aria-hidden className={`size-5 ${kept ? 'fill-clay text-clay' : ''}`}>
        <use href="#heart" />
      </svg>
      {labelled && <span>Wishlist</span>}
    </button>
  );
}
