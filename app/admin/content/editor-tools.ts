import { useQuery } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import type { Tools } from '#shop/content/admin/ui/fields/tools.ts';
import { contentListQuery } from '#shop/content/admin/ui/queries.ts';
import { endpoints as search } from '#shop/search/contract.ts';

/** Returns the pages and products that a text may lead to. */
export function useEditorTools(): Tools {
  const { data: list } = useQuery(contentListQuery());
  const written = (list?.kinds ?? []).flatMap(({ entries }) =>
    entries.filter(({ shown }) => shown !== 'nothing'),
  );
  const pages = [{ title: 'All products', path: '/all-products' }, ...written].filter(
    ({ path }) => path.length > 1,
  );
  return { pages, findProducts };
}

/** Products on sale, as customers find them. */
async function findProducts(text: string) {
  const { products } = await callApi(search.search, { query: { q: text, limit: '8' } });
  return products.map(({ slug, productName, imageUrl }) => ({ slug, name: productName, image: imageUrl }));
}
