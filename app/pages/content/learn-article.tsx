import { sectionNamed } from '#shop/content/learn-sections.ts';
import { ArticleSheet } from '#shop/content/ui/reading/article-sheet.tsx';
import { articleOf } from '#shop/content/reading/cards.ts';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { article as articleData, breadcrumbs } from '#shop/seo/structured-data.ts';
import { MissingPage } from '../../page-kit/missing-page.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { findWritten, orMissing } from '../../page-kit/written/read-written.ts';
import { StructuredData } from '../../page-kit/structured-data.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Route } from './+types/learn-article';

export function loader({ context, params }: Route.LoaderArgs) {
  const section = sectionNamed(params.section);
  const shown = section && findWritten(context, 'learn', `${section.name}/${params.slug}`);
  return orMissing(shown ? { section, article: articleOf(shown) } : null);
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
