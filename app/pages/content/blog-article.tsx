import { ArticleGrid } from '#shop/content/ui/reading/article-grid.tsx';
import { ArticleSheet } from '#shop/content/ui/reading/article-sheet.tsx';
import { articleOf, cardOf } from '#shop/content/reading/cards.ts';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { article as articleData, breadcrumbs } from '#shop/seo/structured-data.ts';
import { pageContext } from '../../context.ts';
import { MissingPage } from '../../page-kit/missing-page.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { findWritten, orMissing } from '../../page-kit/written/read-written.ts';
import { StructuredData } from '../../page-kit/structured-data.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Route } from './+types/blog-article';

export function loader({ context, params }: Route.LoaderArgs) {
  const shown = findWritten(context, 'blog', params.slug);
  if (!shown) return orMissing(null);
  const all = context.get(pageContext).content.list('blog');
  const at = all.findIndex(({ key }) => key === shown.key);
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  return orMissing({ article: articleOf(shown), next: others.slice(0, 3).map(cardOf) });
}

export default function BlogArticlePage({ loaderData }: Route.ComponentProps) {
  const shop = useShop();
  if (!loaderData)
    return <MissingPage title="Article not found">It may have been renamed since you saw it.</MissingPage>;
  const { article, next } = loaderData;
  return (
    <>
      <PageHead
        title={article.title}
        description={article.summary}
        canonical={`/blog/${article.slug}`}
        type="article"
        share={{ path: `/blog/${article.slug}` }}
      />
      <StructuredData
        json={
          import.meta.env.SSR
            ? toJsonLd([
                breadcrumbs(shop, [
                  { name: 'Ayurveda Blogs', path: '/blog' },
                  { name: article.title, path: `/blog/${article.slug}` },
                ]),
                articleData(shop, article, `/blog/${article.slug}`),
              ])
            : ''
        }
      />
      <ArticleSheet article={article} back={{ to: '/blog', text: 'Ayurveda Blogs' }} demo={shop.demo} />
      {next.length > 0 && (
        <section aria-labelledby="read-next" className="page-width pb-16 md:pb-24">
          <h2 id="read-next" className="pb-6 text-2xl md:text-3xl">
            Read next
          </h2>
          <ArticleGrid dated articles={next} pathOf={(slug) => `/blog/${slug}`} />
        </section>
      )}
    </>
  );
}
