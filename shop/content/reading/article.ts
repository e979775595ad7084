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
  /** The point of the picture in sight, unless it is the usual one. */
  imageFocus?: string;
};

/** The description of the picture is the merchant's. A card repeats the title beside it and needs none. */
export type Article = ArticleCard & Reading & { imageAlt?: string };
