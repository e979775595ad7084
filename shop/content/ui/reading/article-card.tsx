import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ArticleCard as Card } from '../../reading/article.ts';
import { ArticleDate } from './article-date.tsx';
import { HerbPicture } from './herb-picture.tsx';

type Props = { article: Card; to: string; heading: 'h2' | 'h3'; dated?: boolean; eager?: boolean };

export function ArticleCard({ article, to, heading: Heading, dated = false, eager = false }: Props) {
  return (
    <article className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-paper">
      <HerbPicture
        image={article.image}
        focus={article.imageFocus}
        eager={eager}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
        className="aspect-[11/8] w-full"
        cropped
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="flex flex-wrap gap-x-3 text-sm text-moss">
          <span className="font-semibold text-leaf">{article.label}</span>
          {dated && <ArticleDate date={article.date} />}
        </p>
        <Heading className="text-xl">{article.title}</Heading>
        <p className="text-moss">{article.summary}</p>
        <Link
          to={to}
          aria-label={`Read Article: ${article.title}`}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-leaf hover:underline"
        >
          Read Article
          <ArrowRight aria-hidden className="size-4" strokeWidth={1.5} />
        </Link>
      </div>
    </article>
  );
}
