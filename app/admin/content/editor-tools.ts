import { useQuery } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { categoryPath } from '#shop/catalog/category-tree.ts';
import type { Tools } from '#shop/content/admin/ui/fields/tools.ts';
import { contentListQuery } from '#shop/content/admin/ui/queries.ts';
import { shopPages } from '#shop/content/kinds/shop-pages.ts';
import { promotionStates } from '#shop/promotions/admin/fields.ts';
import { promotionsQuery } from '#shop/promotions/admin/ui/queries.ts';
import { endpoints as search } from '#shop/search/contract.ts';
import { useCategories, useShop } from '../../page-kit/use-shop.ts';

/** Returns the pages and products that a text may lead to, and the offers that it may point at. */
export function useEditorTools(): Tools {
  const { data: list } = useQuery(contentListQuery());
  const { data: listed } = useQuery(promotionsQuery());
  const categories = useCategories();
  const { demo } = useShop();
  const written = (list?.kinds ?? []).flatMap(({ entries }) =>
    entries.filter(({ shown, path }) => shown !== 'nothing' && path.length > 1),
  );
  const lists = [
    { title: 'Ayurveda Blogs', path: '/blog' },
    { title: "What's Ayurveda", path: '/learn-ayurveda' },
  ].filter(({ path }) => written.some((one) => one.path.startsWith(path)));
  const pages = [
    ...shopPages,
    ...lists,
    ...(demo ? demoPages : []),
    ...categories.map((category) => ({
      title: category.name,
      path: categoryPath(
        category,
        categories.find(({ id }) => id === category.parentId),
      ),
    })),
    ...written,
  ];
  const offers = (listed?.promotions ?? [])
    .filter(({ state }) => state !== 'ended')
    .map(({ ref, sentence, state }) => ({ ref, label: `${sentence} (${promotionStates[state]})` }));
  return { offers, pages: [...new Map(pages.map((page) => [page.path, page])).values()], findProducts };
}

const demoPages = [
  { title: 'Hair', path: '/hair' },
  { title: 'The app', path: '/coming-soon' },
  { title: 'Offers', path: '/offers' },
  { title: 'Questions and answers', path: '/faq' },
  { title: 'Make profit', path: '/make-profit' },
];

/** Products on sale, as customers find them. */
async function findProducts(text: string) {
  const { products } = await callApi(search.search, { query: { q: text, limit: '8' } });
  return products.map(({ slug, productName, imageUrl }) => ({ slug, name: productName, image: imageUrl }));
}
