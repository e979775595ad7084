export type ArticleCard = {
  slug: string;
  title: string;
  summary: string;
  label: string;
  /** `imageUrl` of a herb picture. */
  image: string;
  /** ISO date */
  date: string;
  author: string;
};

/** The text has paragraphs, `## headings`, `- ` and `1. ` lists, **strong**, *soft* and [links](/path). */
export type Article = ArticleCard & {
  text: string;
  sources: string[];
};
