import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#platform/ui/query-client.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { productQuery } from '#shop/catalog/ui/queries.ts';
import { pageContext } from '../context.ts';
import { readForPage } from '../read-for-page.ts';
import type { Route } from './+types/product.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  return readForPage(shop, () => getProduct(shop.db, params.id));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  void queryClient().prefetchQuery(productQuery(params.id));
  return null;
}

export default function ProductPage({ params, loaderData }: Route.ComponentProps) {
  const { data: product } = useQuery({
    ...productQuery(params.id),
    initialData: loaderData?.read ?? undefined,
  });
  if (!product) return <p>Product not found.</p>;
  return <h1 className="font-serif text-3xl">{product.productName}</h1>;
}
