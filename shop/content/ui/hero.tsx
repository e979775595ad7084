import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import heroAvif from './films/hero-poster-1280x720.avif?url';
import heroJpg from './films/hero-poster-1280x720.jpg?url';
import type { FilmName } from './hero-film.tsx';

const HeroFilm = lazy(async () => ({ default: (await import('./hero-film.tsx')).HeroFilm }));

/** One still in two formats. */
export type FilmStill = Record<'avif' | 'jpg', string>;

const heroStill = { avif: heroAvif, jpg: heroJpg };

type Props = {
  words: { title: string; subtitle: string; action: string };
  /** The merchant's own, instead of the film. */
  picture: ReactNode;
  product: ReactNode;
};

/** Shows a still at once and the film over it (section 1), with a product to begin with. */
export function Hero({ words, picture, product }: Props) {
  return (
    <section className="relative isolate overflow-hidden bg-forest-deep text-ivory">
      <HeroBackdrop film="hero" still={heroStill} picture={picture} />
      <div className="page-width flex flex-col justify-between gap-8 pt-12 md:min-h-[min(40rem,80svh)] md:flex-row md:gap-16 md:pt-6">
        <div className="flex flex-col items-start gap-5 md:pt-[max(0rem,30svh-9rem)]">
          <PageHeading className="max-w-xl text-[min(3rem,9svh,15vw)] leading-[1.08] md:text-[min(3.75rem,9svh)]">
            {words.title}
          </PageHeading>
          <p className="max-w-md text-lg md:text-xl">{words.subtitle}</p>
          <Link
            to="/"
            preventScrollReset
            onClick={({ currentTarget }) => showNext(currentTarget)}
            className="inline-flex min-h-12 items-center rounded-md bg-ivory px-8 font-semibold tracking-widest text-black hover:underline"
          >
            {words.action}
          </Link>
        </div>
        <div className="empty:hidden md:shrink-0 md:self-end">{product}</div>
      </div>
    </section>
  );
}

/** The link opens the current page, so it also moves to the next section. */
function showNext(link: Element): void {
  const shelves = link.closest('section')?.nextElementSibling;
  if (!(shelves instanceof HTMLElement)) return;
  shelves.tabIndex = -1;
  shelves.focus({ preventScroll: true });
  shelves.scrollIntoView({ behavior: 'smooth' });
}

type BackdropProps = { film: FilmName; still: FilmStill; picture?: ReactNode; isLate?: boolean };

/** The film waits for the rest of the page. It never plays under reduced motion, data saving or on a slow line. The still of a `isLate` one waits until it comes near. */
export function HeroBackdrop({ film, still, picture, isLate = false }: BackdropProps) {
  const welcome = useSyncExternalStore(onWelcomeChange, isWelcome, () => false);
  const backdrop = picture ?? (
    <picture>
      <source srcSet={still.avif} type="image/avif" />
      <img
        src={still.jpg}
        alt=""
        width={1280}
        height={720}
        {...(isLate ? { loading: 'lazy' as const } : { fetchPriority: 'high' as const })}
        className="absolute inset-0 -z-10 size-full object-cover"
      />
    </picture>
  );
  return (
    <>
      {backdrop}
      {welcome && !picture && (
        <Suspense>
          <HeroFilm film={film} />
        </Suspense>
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-black/65 via-black/50 to-black/40 md:via-black/35 md:to-transparent" />
    </>
  );
}

const lessMotion = '(prefers-reduced-motion: reduce)';

function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
  return document.readyState === 'complete' && !isSlow && !matchMedia(lessMotion).matches;
}

type Connection = { saveData?: boolean; effectiveType?: string };

function onWelcomeChange(changed: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', changed);
  window.addEventListener('load', changed);
  return () => {
    query.removeEventListener('change', changed);
    window.removeEventListener('load', changed);
  };
}
