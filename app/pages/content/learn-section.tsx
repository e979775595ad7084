import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { sectionNamed, writtenSections } from '#shop/content/learn-sections.ts';
import { cardOf } from '#shop/content/reading/cards.ts';
import { ArticleGrid } from '#shop/content/ui/reading/article-grid.tsx';
import { pageContext } from '../../context.ts';
import { MissingPage } from '../../page-kit/missing-page.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { orMissing } from '../../page-kit/written/read-written.ts';
import { SectionNav } from '#shop/content/ui/reading/section-nav.tsx';
import type { Route } from './+types/learn-section';

export function loader({ context, params }: Route.LoaderArgs) {
  const section = sectionNamed(params.section);
  const all = context.get(pageContext).content.list('learn');
  const articles = all.filter(({ key }) => key.startsWith(`${section?.name}/`)).map(cardOf);
  const written = writtenSections(all.map(({ key }) => key));
  return orMissing(section && articles.length > 0 ? { section, articles, written } : null);
}

/** A grid of article cards (section 2): Daily Routine, Taking Your Herbs and so on. */
export default function LearnSectionPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return <MissingPage title="This page is not here">There is no such part of Learn Ayurveda.</MissingPage>;
  const { section, articles, written } = loaderData;
  const path = `/learn-ayurveda/${section.name}`;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12 md:pb-24">
      <PageHead title={section.title} description={section.intro} canonical={path} />
      <SectionNav written={written} current={section.name} />
      <header className="max-w-reading pt-6 pb-8 md:pb-10">
        <PageHeading className="text-4xl md:text-5xl">{section.title}</PageHeading>
        <p className="pt-3 text-lg text-moss">{section.intro}</p>
      </header>
      <ArticleGrid
        articles={articles}
        columns={4}
        heading="h2"
        dated={section.name === 'wellness'}
        eager
        pathOf={(slug) => `${path}/${slug}`}
      />
    </div>
  );
}
