import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import type { WishlistItem } from '#shop/wishlist/contract.ts';
import { wishlistQuery } from '#shop/wishlist/ui/queries.ts';
import { Wishlist } from '#shop/wishlist/ui/wishlist.tsx';
import { linePicture } from './line-picture.tsx';

export function WishlistProducts() {
  const { data, isError, refetch } = useQuery(wishlistQuery());
  if (data?.length === 0)
    return (
      <EmptyState
        picture={<Heart strokeWidth={1.25} />}
        title="Nothing in your wishlist yet"
        action={<ButtonLink to="/all-products">Start Shopping</ButtonLink>}
      >
        The heart on a product keeps it here.
      </EmptyState>
    );
  if (data) return <Wishlist wishlistItems={data} picture={linePicture} action={addButtonOf} />;
  if (isError)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your wishlist could not be loaded.
      </Notice>
    );
  return <Skeleton className="mt-6 h-48" />;
}

function addButtonOf({ productId, status, ...item }: WishlistItem) {
  const isAvailable = status === 'Available';
  return <AddButton product={{ ...item, id: productId, status: isAvailable ? status : 'out of stock' }} />;
}
