import type { SectionName } from '#shop/content/learn-sections.ts';
import type { Article, ArticleCard } from '#shop/content/reading/article.ts';
import type { MarkdownFile } from '#shop/content/reading/block.ts';

const cards: Record<SectionName, () => Promise<{ articles: ArticleCard[] }>> = {
  routines: () => import('./cards/routines.ts'),
  herbs: () => import('./cards/herbs.ts'),
  wellness: () => import('./cards/wellness.ts'),
  diet: () => import('./cards/diet.ts'),
  panchakarma: () => import('./cards/panchakarma.ts'),
};

/** Returns the cards of a section's articles. Loads each section on demand. */
export async function readSection(name: SectionName): Promise<ArticleCard[]> {
  return (await cards[name]()).articles;
}

/** Returns an article of a section with its text, or null. Loads each text on demand. */
export async function readLearnArticle(name: SectionName, slug: string): Promise<Article | null> {
  const card = (await readSection(name)).find((article) => article.slug === slug);
  if (!card) return null;
  const text = (await import(`./texts/${name}/${card.slug}.md`)) as MarkdownFile;
  return { ...card, ...text.default };
}
