import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { featuredArticles, otherArticles } from '#shop/content/blog/articles.ts';
import { testimonials } from '#shop/content/blog/testimonials.ts';
import { ArticleGrid } from '#shop/content/ui/reading/article-grid.tsx';
import { NewsletterForm } from '#shop/newsletter/ui/newsletter-form.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { useShop } from '../../page-kit/use-shop.ts';

const pathOf = (slug: string) => `/blog/${slug}`;

/** Eight cards, two featured articles, the newsletter and three readers (section 2). */
export default function BlogPage() {
  const { demo } = useShop();
  return (
    <div className="pt-8 md:pt-12">
      <PageHead
        title="Ayurveda Blogs"
        description="Routines, herbs, food and the seasons: dated articles on everyday Ayurveda."
        canonical="/blog"
      />
      <header className="page-width pb-8 md:pb-10">
        <PageHeading className="text-4xl md:text-5xl">Ayurveda Blogs</PageHeading>
        <p className="max-w-reading pt-3 text-lg text-moss">
          Routines, herbs, food and the seasons, written to be used and not only admired. How things are
          traditionally done, and when to leave them.
        </p>
      </header>
      <section aria-labelledby="featured" className="page-width pb-12 md:pb-16">
        <h2 id="featured" className="pb-6 text-2xl md:text-3xl">
          Featured
        </h2>
        <ArticleGrid dated articles={featuredArticles} columns={2} eager pathOf={pathOf} />
      </section>
      <section aria-labelledby="articles" className="page-width pb-14 md:pb-20">
        <h2 id="articles" className="pb-6 text-2xl md:text-3xl">
          All articles
        </h2>
        <ArticleGrid dated articles={otherArticles} columns={4} pathOf={pathOf} />
      </section>
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
      <section aria-labelledby="readers" className="page-width pt-14 pb-4 md:pt-20">
        <div className="flex items-center gap-3 pb-8">
          <h2 id="readers" className="text-2xl md:text-3xl">
            What readers say
          </h2>
          <DemoRibbon show={demo} />
        </div>
        <ul className="grid gap-8 md:grid-cols-3">
          {testimonials.map(({ words, who }) => (
            <li key={who}>
              <figure className="flex flex-col gap-3 border-l-2 border-turmeric pl-5">
                <blockquote className="font-serif text-xl leading-relaxed">{words}</blockquote>
                <figcaption className="text-moss">{who}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
