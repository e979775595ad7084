import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Its files in `public/hero`. */
export type FilmName = 'hero' | 'making';

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
        <source src={`/hero/${name}-loop.av1.mp4`} type='video/mp4; codecs="av01.0.05M.08"' />
        <source src={`/hero/${name}-loop.vp9.webm`} type='video/webm; codecs="vp9"' />
        <source src={`/hero/${name}-loop.h264.mp4`} type="video/mp4" />
      </video>
      {begun && (
        <button
          type="button"
          aria-label={running ? 'Pause the film' : 'Play the film'}
          onClick={() => {
            stopped.current = running;
            void (running ? film.current?.pause() : film.current?.play());
          }}
          className="absolute top-4 right-4 z-10 grid size-11 place-items-center rounded-full bg-black/45 text-ivory"
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
