import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import heroAv1 from './films/hero-loop.av1.mp4?url';
import heroH264 from './films/hero-loop.h264.mp4?url';
import heroVp9 from './films/hero-loop.vp9.webm?url';
import makingAv1 from './films/making-loop.av1.mp4?url';
import makingH264 from './films/making-loop.h264.mp4?url';
import makingVp9 from './films/making-loop.vp9.webm?url';

export type FilmName = 'hero' | 'making';

const films: Record<FilmName, Record<'av1' | 'vp9' | 'h264', string>> = {
  hero: { av1: heroAv1, vp9: heroVp9, h264: heroH264 },
  making: { av1: makingAv1, vp9: makingVp9, h264: makingH264 },
};

/** A silent film that can be stopped and pauses out of sight. */
export function HeroFilm({ film: name }: { film: FilmName }) {
  const film = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState(false);
  const [begun, setBegun] = useState(false);
  const stopped = useRef(false);
  useRestOutOfSight(film, stopped);
  const Icon = running ? Pause : Play;
  return (
    <>
      <video
        ref={film}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
        disablePictureInPicture
        onPlaying={() => {
          setBegun(true);
          setRunning(true);
        }}
        onPause={() => setRunning(false)}
        className={`absolute inset-0 -z-10 size-full object-cover transition-opacity duration-200 ${begun ? '' : 'opacity-0'}`}
      >
        <source src={films[name].av1} type='video/mp4; codecs="av01.0.05M.08"' />
        <source src={films[name].vp9} type='video/webm; codecs="vp9"' />
        <source src={films[name].h264} type="video/mp4" />
      </video>
      {begun && (
        <button
          type="button"
          aria-label={running ? 'Pause the film' : 'Play the film'}
          onClick={() => {
            stopped.current = running;
            void (running ? film.current?.pause() : film.current?.play());
          }}
          className="absolute top-1 right-2 z-10 grid size-11 md:top-4 md:right-4 place-items-center rounded-full bg-black/45 text-ivory"
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
      )}
    </>
  );
}

/** Saves power out of sight. A film that the customer stopped stays stopped. */
function useRestOutOfSight(film: RefObject<HTMLVideoElement | null>, stopped: RefObject<boolean>): void {
  useEffect(() => {
    const { current } = film;
    if (!current) return undefined;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) current.pause();
      else if (!stopped.current) void current.play().catch(() => {});
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [film, stopped]);
}
