import { data } from 'react-router';
import { readLearnArticle, sectionNamed } from '#shop/content/learn/section.ts';
import { ArticleSheet } from '#shop/content/ui/reading/article-sheet.tsx';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { article as articleData, breadcrumbs } from '#shop/seo/structured-data.ts';
import { pageContext } from '../../context.ts';
import { MissingPage } from '../../page-kit/missing-page.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { StructuredData } from '../../page-kit/structured-data.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Route } from './+types/learn-article';

async function read({ section: name, slug }: { section: string; slug: string }) {
  const section = sectionNamed(name);
  const article = section && (await readLearnArticle(section.name, slug));
  return article ? { section, article } : null;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { SHOP_DEMO } = context.get(pageContext).config;
  const found = SHOP_DEMO ? await read(params) : null;
  return data(found, { status: found ? 200 : 404 });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return read(params);
}

export default function LearnArticlePage({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  if (!loaderData)
    return <MissingPage title="Article not found">It may have been renamed since you saw it.</MissingPage>;
  const { section, article } = loaderData;
  const path = `/learn-ayurveda/${section.name}`;
  return (
    <>
      <PageHead
        title={article.title}
        description={article.summary}
        canonical={`${path}/${article.slug}`}
        type="article"
        share={{ path: `${path}/${article.slug}` }}
      />
      <StructuredData
        json={
          import.meta.env.SSR
            ? toJsonLd([
                breadcrumbs(shop, [
                  { name: section.title, path },
                  { name: article.title, path: `${path}/${article.slug}` },
                ]),
                articleData(shop, article, `${path}/${article.slug}`),
              ])
            : ''
        }
      />
      <ArticleSheet article={article} back={{ to: path, text: section.title }} demo={shop.demo} />
    </>
  );
}
