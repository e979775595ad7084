import { pagePath } from '../kinds/page-path.ts';
import type { PublishedContent, Shown } from '../published.ts';
import type { Article, ArticleCard } from './article.ts';
import type { Block } from './block.ts';

type ShownArticle = Shown<'blog'> | Shown<'learn'>;

/** The card of an article. Its slug is the last part of its key. */
export function cardOf({ key, data }: ShownArticle): ArticleCard {
  const { title, summary, label, image, imageFocus, date, author } = data;
  const card = { slug: key.split('/').at(-1)!, title, summary, label, image, date, author };
  return imageFocus ? { ...card, imageFocus } : card;
}

export function articleOf(shown: ShownArticle): Article {
  const { text, sources, imageAlt } = shown.data;
  return {
    ...cardOf(shown),
    imageAlt,
    blocks: text,
    minutes: minutesToRead(text),
    sources: sources.map(({ source }) => source),
  };
}

/** Returns the cards of articles, the newest first. */
export function newestFirst(articles: readonly ShownArticle[]): ArticleCard[] {
  return articles.map(cardOf).toSorted((one, other) => other.date.localeCompare(one.date));
}

type ForSearch = { title: string; path: string; words: string };

const forSearch = new WeakMap<PublishedContent, ForSearch[]>();

/** Returns the articles for the search, as the same list until the published words change. */
export function articlesForSearch(content: PublishedContent): ForSearch[] {
  const known =
    forSearch.get(content) ??
    (['blog', 'learn'] as const).flatMap((kind) =>
      content.list(kind).map(({ key, data: { title, label, summary } }) => ({
        title,
        path: pagePath(kind, key),
        words: `${title} ${label} ${summary}`,
      })),
    );
  forSearch.set(content, known);
  return known;
}

/** Returns the words of a text without its marks. */
export function wordsIn(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      ('items' in block ? block.items : [block])
        .map(({ spans }) => spans.map(({ text }) => text).join(''))
        .join('\n'),
    )
    .join('\n');
}

/** At some 200 words a minute. */
function minutesToRead(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(wordsIn(blocks).trim().split(/\s+/).length / 200));
}
