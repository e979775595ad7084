import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import type { Article } from '../../reading/article.ts';
import { ArticleDate } from './article-date.tsx';
import { ArticleText } from './article-text.tsx';
import { HerbPicture } from './herb-picture.tsx';

type Props = { article: Article; back: { to: string; text: string }; demo: boolean };

/** A dot before each fact. The first of a line lies outside the visible area. */
const fact = "relative pl-5 before:absolute before:left-2 before:content-['·'_/_'']";

export function ArticleSheet({ article, back, demo }: Props) {
  const { minutes } = article;
  return (
    <article className="page-width grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(0,1fr)] lg:gap-16">
      <header className="flex flex-col items-start gap-4 lg:col-start-1">
        <Link to={back.to} className="inline-flex min-h-11 items-center gap-2 text-leaf hover:underline">
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
          {back.text}
        </Link>
        <p className="font-semibold text-leaf">{article.label}</p>
        <PageHeading className="text-4xl md:text-5xl">{article.title}</PageHeading>
        <div className="overflow-hidden text-moss">
          <p className="-ml-5 flex flex-wrap gap-y-1">
            <span className={`${fact} inline-flex items-center gap-2`}>
              By {article.author}
              <DemoRibbon show={demo} />
            </span>
            <span className={fact}>
              <ArticleDate date={article.date} />
            </span>
            <span className={fact}>
              {minutes} {minutes === 1 ? 'minute' : 'minutes'} to read
            </span>
          </p>
        </div>
      </header>
      <HerbPicture
        image={article.image}
        alt={article.imageAlt}
        focus={article.imageFocus}
        eager
        sizes="(min-width: 64rem) 28rem, 92vw"
        className="aspect-square w-full rounded-lg lg:sticky lg:top-32 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:aspect-[4/5] lg:self-start"
      />
      <div className="lg:col-start-1">
        <ArticleText blocks={article.blocks} />
        <h2 className="mt-10 text-xl">Sources and further reading</h2>
        <ul className="mt-3 flex max-w-reading list-disc flex-col gap-1.5 pl-6 text-moss marker:text-leaf">
          {article.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        <p className="mt-8 max-w-reading border-t border-line pt-5 text-moss">
          This is about traditional use and is not medical advice. Ask a doctor or vaidya before use if you
          are pregnant, nursing, unwell or take medicine.
        </p>
      </div>
    </article>
  );
}
