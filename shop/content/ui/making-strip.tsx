import { Link } from 'react-router';
import type { MakingStep } from '../kinds/making.ts';
import { MakingFilm } from './making-film.tsx';
import { HerbPicture } from './reading/herb-picture.tsx';

type Props = {
  title: string;
  steps: Pick<MakingStep, 'title' | 'front'>[];
  picture: { image: string; alt: string; focus: string } | null;
};

/** The film of the making, or the merchant's picture, beside its first steps. */
export function MakingStrip({ title, steps, picture }: Props) {
  return (
    <section
      aria-label={title}
      className="page-width grid items-center gap-8 pt-14 md:grid-cols-2 md:gap-16 md:pt-20"
    >
      <div className="relative isolate aspect-[11/8] overflow-hidden rounded-lg bg-forest-deep">
        {picture ? (
          <HerbPicture
            {...picture}
            sizes="(min-width: 48rem) 45vw, 92vw"
            className="absolute inset-0 -z-10 size-full"
          />
        ) : (
          <MakingFilm isLate />
        )}
      </div>
      <div className="flex flex-col gap-5">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        <ol className="flex flex-col gap-4">
          {steps.map((step, at) => (
            <li key={step.title} className="flex gap-4">
              <span aria-hidden className="font-serif text-xl text-moss">
                {at + 1}
              </span>
              <p>
                <b className="font-semibold">{step.title}.</b> {step.front}
              </p>
            </li>
          ))}
        </ol>
        <Link to="/how-it-is-made" className="link inline-flex min-h-11 items-center self-start">
          See every step
        </Link>
      </div>
    </section>
  );
}
