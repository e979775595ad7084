import type { ArticleCard as Card } from '../../reading/article.ts';
import { ArticleCard } from './article-card.tsx';

type Props = {
  articles: Card[];
  pathOf: (slug: string) => string;
  columns?: 2 | 3 | 4;
  heading?: 'h2' | 'h3';
  dated?: boolean;
  /** The first pictures of the page stand here. */
  eager?: boolean;
};

const columnLooks = { 2: 'md:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

export function ArticleGrid({
  articles,
  pathOf,
  columns = 3,
  heading = 'h3',
  dated = false,
  eager = false,
}: Props) {
  return (
    <ul className={`grid gap-6 sm:grid-cols-2 ${columnLooks[columns]}`}>
      {articles.map((article, place) => (
        <li key={article.slug}>
          <ArticleCard
            article={article}
            to={pathOf(article.slug)}
            heading={heading}
            dated={dated}
            eager={eager && place < 2}
          />
        </li>
      ))}
    </ul>
  );
}
