import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import type { Shown } from '#shop/content/published.ts';
import { newestFirst } from '#shop/content/reading/cards.ts';
import { writtenSections } from '#shop/content/learn-sections.ts';
import { ArticleText } from '#shop/content/ui/reading/article-text.tsx';
import { HerbPicture } from '#shop/content/ui/reading/herb-picture.tsx';
import { SectionNav } from '#shop/content/ui/reading/section-nav.tsx';
import { pageContext } from '../../context.ts';
import { NotWrittenYet } from '../../layout/demo-pages.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { findWritten, orMissing } from '../../page-kit/written/read-written.ts';
import type { Route } from './+types/learn';

/** Articles without an own text about Ayurveda have the links alone. */
export function loader({ context }: Route.LoaderArgs) {
  const { content, config } = context.get(pageContext);
  const articles = content.list('learn');
  const written = writtenSections(articles.map(({ key }) => key));
  const page = findWritten(context, 'page', 'learn-ayurveda')?.data;
  if (!page && written.length === 0) return orMissing(null);
  return orMissing({
    title: page?.title ?? "What's Ayurveda",
    blocks: page?.text ?? [],
    written,
    pictures: config.SHOP_DEMO ? demoPictures : newestPictures(articles),
  });
}

const demoPictures: PlainPicture[] = [{ image: 'tulsi-tea-2.webp' }, { image: 'golden-milk-2.webp' }];

type PlainPicture = { image: string; focus?: string | undefined };

function newestPictures(articles: Shown<'learn'>[]): PlainPicture[] {
  return newestFirst(articles)
    .filter(({ image }, at, all) => image !== '' && all.findIndex((other) => other.image === image) === at)
    .slice(0, demoPictures.length)
    .map(({ image, imageFocus: focus }) => ({ image, focus }));
}

/** Five pill links and the article about Ayurveda (section 2). */
export default function LearnPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotWrittenYet />;
  const { title, blocks, written, pictures } = loaderData;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12 md:pb-24">
      <PageHead
        title={title}
        description="What Ayurveda is, what the doshas are, and how we understand our work."
        canonical="/learn-ayurveda"
      />
      <PageHeading className="text-4xl md:text-5xl">{title}</PageHeading>
      <div className="pt-6 pb-10">
        <SectionNav written={written} />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(0,1fr)] lg:gap-16">
        <ArticleText blocks={blocks} />
        <div className="hidden flex-col gap-6 lg:flex">
          {pictures.map((picture) => (
            <HerbPicture
              key={picture.image}
              {...picture}
              sizes="26rem"
              className="aspect-[4/5] w-full rounded-lg"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
