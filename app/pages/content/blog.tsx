import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { featuredSlugs } from '#shop/content/featured.ts';
import { cardOf, newestFirst } from '#shop/content/reading/cards.ts';
import { ReaderWords } from '#shop/content/ui/reader-words.tsx';
import { ArticleGrid } from '#shop/content/ui/reading/article-grid.tsx';
import { NewsletterForm } from '#shop/newsletter/ui/newsletter-form.tsx';
import { pageContext } from '../../context.ts';
import { NotWrittenYet } from '../../layout/demo-pages.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { orMissing } from '../../page-kit/written/read-written.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Route } from './+types/blog';

/** The demo names its featured articles. Otherwise the two newest stand first. */
export function loader({ context }: Route.LoaderArgs) {
  const { content, config } = context.get(pageContext);
  const all = content.list('blog');
  const readers = content.find('testimonials', 'testimonials')?.data.readers ?? [];
  if (all.length + readers.length === 0) return orMissing(null);
  const cards = config.SHOP_DEMO ? all.map(cardOf) : newestFirst(all);
  const isFeatured = ({ slug }: { slug: string }, at: number) =>
    config.SHOP_DEMO ? featuredSlugs.has(slug) : at < 2;
  return orMissing({
    featured: cards.filter(isFeatured),
    others: cards.filter((card, at) => !isFeatured(card, at)),
    readers,
  });
}

const pathOf = (slug: string) => `/blog/${slug}`;

/** Eight cards, two featured articles, the newsletter and three readers (section 2). */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { demo } = useShop();
  if (!loaderData) return <NotWrittenYet />;
  const { featured, others, readers } = loaderData;
  return (
    <div className="pt-8 md:pt-12">
      <PageHead
        title="Ayurveda Blogs"
        description="Routines, herbs, food and the seasons: dated articles on everyday Ayurveda."
        canonical="/blog"
      />
      <header className="page-width pb-8 md:pb-10">
        <PageHeading className="text-4xl md:text-5xl">Ayurveda Blogs</PageHeading>
        {demo && (
          <p className="max-w-reading pt-3 text-lg text-moss">
            Routines, herbs, food and the seasons, written to be used and not only admired. How things are
            traditionally done, and when to leave them.
          </p>
        )}
      </header>
      {featured.length > 0 && (
        <section aria-labelledby="featured" className="page-width pb-12 md:pb-16">
          <h2 id="featured" className="pb-6 text-2xl md:text-3xl">
            Featured
          </h2>
          <ArticleGrid dated articles={featured} columns={2} eager pathOf={pathOf} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="articles" className="page-width pb-14 md:pb-20">
          <h2 id="articles" className="pb-6 text-2xl md:text-3xl">
            All articles
          </h2>
          <ArticleGrid dated articles={others} columns={4} pathOf={pathOf} />
        </section>
      )}
      <section aria-labelledby="letters" className="bg-sand">
        <div className="page-width grid items-center gap-6 py-12 md:grid-cols-2 md:gap-16 md:py-16">
          <div className="flex flex-col gap-2">
            <h2 id="letters" className="text-2xl md:text-3xl">
              The next article, by post
            </h2>
            <p className="text-lg text-moss">One short letter when there is something new to read.</p>
          </div>
          <NewsletterForm name="Newsletter of the blog" />
        </div>
      </section>
      {readers.length > 0 && <ReaderWords title="What readers say" readers={readers} demo={demo} />}
    </div>
  );
}
