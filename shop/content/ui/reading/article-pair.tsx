import { Link } from 'react-router';
import type { ArticleCard } from '../../reading/article.ts';

type Props = { title: string; articles: Pick<ArticleCard, 'slug' | 'title' | 'label'>[] };

/** Articles in words alone, for a page with many pictures. */
export function ArticlePair({ title, articles }: Props) {
  return (
    <section aria-label={title} className="page-width py-14 md:py-20">
      <h2 className="pb-6 text-2xl md:text-3xl">{title}</h2>
      <ul className="grid gap-8 md:grid-cols-2 md:gap-16">
        {articles.map((article) => (
          <li key={article.slug} className="relative flex flex-col gap-2 border-t border-line pt-5">
            <p className="text-sm font-semibold text-leaf">{article.label}</p>
            <h3 className="text-xl">
              <Link to={`/blog/${article.slug}`} className="after:absolute after:inset-0 hover:text-leaf">
                {article.title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
