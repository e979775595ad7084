/** What a card shows of an article. */
export type ArticleCard = {
  slug: string;
  title: string;
  summary: string;
  label: string;
  /** `imageUrl` of a herb plate. */
  image: string;
  /** ISO date */
  date: string;
  author: string;
};

/** A card with its text: paragraphs, `## headings`, `- ` and `1. ` lists, **strong**, *soft* and [links](/path). */
export type Article = ArticleCard & {
  text: string;
  /** What it rests on and where to read on. */
  sources: string[];
};
