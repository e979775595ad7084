import { HeroBackdrop } from './hero.tsx';
import makingAvif from './films/making-poster-1280x720.avif?url';
import makingJpg from './films/making-poster-1280x720.jpg?url';

const still = { avif: makingAvif, jpg: makingJpg };

/** The film of the making. The still of a `isLate` one waits until it comes near. */
export function MakingFilm({ isLate = false }: { isLate?: boolean }) {
  return <HeroBackdrop film="making" still={still} isLate={isLate} />;
}
