import { data } from 'react-router';
import { blogArticles, readBlogArticle } from '#shop/content/blog/articles.ts';
import { ArticleGrid } from '#shop/content/ui/reading/article-grid.tsx';
import { ArticleSheet } from '#shop/content/ui/reading/article-sheet.tsx';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { article as articleData, breadcrumbs } from '#shop/seo/structured-data.ts';
import { pageContext } from '../../context.ts';
import { MissingPage } from '../../page-kit/missing-page.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { StructuredData } from '../../page-kit/structured-data.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Route } from './+types/blog-article';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { SHOP_DEMO } = context.get(pageContext).config;
  const article = SHOP_DEMO ? await readBlogArticle(params.slug) : undefined;
  return data(article, { status: article ? 200 : 404 });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readBlogArticle(params.slug);
}

export default function BlogArticlePage({ loaderData: article }: Route.ComponentProps) {
  const shop = useShop();
  if (!article)
    return <MissingPage title="Article not found">It may have been renamed since you saw it.</MissingPage>;
  const at = blogArticles.findIndex(({ slug }) => slug === article.slug);
  const next = [...blogArticles.slice(at + 1), ...blogArticles].slice(0, 3);
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
      <section aria-labelledby="read-next" className="page-width pb-16 md:pb-24">
        <h2 id="read-next" className="pb-6 text-2xl md:text-3xl">
          Read next
        </h2>
        <ArticleGrid dated articles={next} pathOf={(slug) => `/blog/${slug}`} />
      </section>
    </>
  );
}
