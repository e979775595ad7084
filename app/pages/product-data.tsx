import { categoryTrail, type LinkedCategory } from '#shop/catalog/category-tree.ts';
import type { ProductDetail } from '#shop/catalog/contract.ts';
import type { VerifiedRating } from '#shop/reviews/server/get-verified-rating.ts';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { productOrGroup } from '#shop/seo/product-group.ts';
import { breadcrumbs, categorySteps } from '#shop/seo/structured-data.ts';
import { StructuredData } from '../page-kit/structured-data.tsx';
import { useCategories, useShop } from '../page-kit/use-shop.ts';

type Props = {
  product: ProductDetail;
  category: LinkedCategory | undefined;
  verified: VerifiedRating | null;
};

/** The product for search engines. */
export function ProductData({ product, category, verified }: Props) {
  const categories = useCategories();
  const shop = useShop();
  return (
    <StructuredData
      json={
        import.meta.env.SSR
          ? toJsonLd([
              breadcrumbs(shop, [
                ...categorySteps(categories, category),
                { name: product.productName, path: `/product/${product.slug}` },
              ]),
              productOrGroup(
                shop,
                product,
                verified,
                category
                  ? categoryTrail(categories, category)
                      .slice(-2)
                      .map(({ name }) => name)
                  : [],
              ),
            ])
          : ''
      }
    />
  );
}
