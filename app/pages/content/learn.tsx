import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import philosophy from '#shop/content/learn/philosophy.md';
import { ArticleText } from '#shop/content/ui/reading/article-text.tsx';
import { HerbPicture } from '#shop/content/ui/reading/herb-picture.tsx';
import { SectionNav } from '#shop/content/ui/reading/section-nav.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';

/** Five pill links and the article about Ayurveda (section 2). */
export default function LearnPage() {
  return (
    <div className="page-width pt-8 pb-16 md:pt-12 md:pb-24">
      <PageHead
        title="What's Ayurveda"
        description="What Ayurveda is, what the doshas are, and how we understand our work."
        canonical="/learn-ayurveda"
      />
      <PageHeading className="text-4xl md:text-5xl">What's Ayurveda</PageHeading>
      <div className="pt-6 pb-10">
        <SectionNav />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(0,1fr)] lg:gap-16">
        <ArticleText blocks={philosophy.blocks} />
        <div className="hidden flex-col gap-6 lg:flex">
          {['tulsi-tea-2.webp', 'golden-milk-2.webp'].map((image) => (
            <HerbPicture key={image} image={image} sizes="26rem" className="aspect-[4/5] w-full rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  );
}
