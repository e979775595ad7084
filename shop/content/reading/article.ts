import type { Reading } from './block.ts';

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

export type Article = ArticleCard & Reading;
