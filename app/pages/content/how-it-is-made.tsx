import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { ArticleText } from '#shop/content/ui/reading/article-text.tsx';
import { FlipCard } from '#shop/content/ui/reading/flip-card.tsx';
import { HeroPicture } from '#shop/content/ui/hero-picture.tsx';
import { MakingFilm } from '#shop/content/ui/making-film.tsx';
import { NotWrittenYet } from '../../layout/demo-pages.tsx';
import { PageHead } from '../../page-kit/page-head.tsx';
import { findWritten, orMissing } from '../../page-kit/written/read-written.ts';
import type { Route } from './+types/how-it-is-made';

export function loader({ context }: Route.LoaderArgs) {
  return orMissing(findWritten(context, 'making', 'making')?.data ?? null);
}

/** A film at the top and six flip cards (section 2). */
export default function HowItIsMadePage({ loaderData: making }: Route.ComponentProps) {
  if (!making) return <NotWrittenYet />;
  return (
    <>
      <PageHead title="How it is made" description={making.intro} canonical="/how-it-is-made" />
      <section className="relative isolate overflow-hidden bg-forest-deep text-ivory">
        {making.picture ? (
          <HeroPicture image={making.picture} alt={making.pictureAlt} focus={making.pictureFocus} />
        ) : (
          <MakingFilm />
        )}
        <div className="page-width flex min-h-[22rem] flex-col justify-end gap-4 py-12 md:min-h-[28rem] md:py-16">
          <PageHeading className="text-5xl md:text-6xl">How it is made</PageHeading>
          <p className="max-w-md text-lg md:text-xl">{making.intro}</p>
        </div>
      </section>
      <ol className="page-width grid gap-6 py-12 sm:grid-cols-2 md:py-20 lg:grid-cols-3">
        {making.steps.map((step, place) => (
          <li key={step.title}>
            <FlipCard step={step} place={place + 1} />
          </li>
        ))}
      </ol>
      {making.text.length > 0 && (
        <div className="page-width pb-16 md:pb-24">
          <div className="max-w-reading">
            <ArticleText blocks={making.text} />
          </div>
        </div>
      )}
    </>
  );
}
