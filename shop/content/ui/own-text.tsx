import type { Block } from '../reading/block.ts';
import { ArticleText } from './reading/article-text.tsx';
import { HerbPicture } from './reading/herb-picture.tsx';

type Props = { title: string; text: Block[]; picture: string; pictureAlt: string; pictureFocus: string };

/** A section of the merchant's own words, beside a picture where there is one. */
export function OwnText({ title, text, picture, pictureAlt, pictureFocus }: Props) {
  return (
    <section
      aria-label={title}
      className="page-width grid items-center gap-8 pt-14 md:grid-cols-2 md:gap-16 md:pt-20"
    >
      {picture && (
        <HerbPicture
          image={picture}
          alt={pictureAlt}
          focus={pictureFocus}
          sizes="(min-width: 48rem) 45vw, 92vw"
          className="aspect-square w-full rounded-lg"
        />
      )}
      <div className="flex flex-col gap-5">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        <ArticleText blocks={text} />
      </div>
    </section>
  );
}
