import type { PortraitLook } from '../portraits.ts';

/** Shapes behind the head and over the forehead, filled, so that small ones still read as hair. */
const hair: Record<PortraitLook['hair'], { behind?: string; over: string }> = {
  bun: {
    behind: 'M40 17a8 7 0 1 1 16 0a8 7 0 1 1-16 0Z',
    over: 'M34 43C31 26 39 19 48 19s17 7 14 24c-1-7-5-12-14-17c-9 5-13 10-14 17Z',
  },
  braid: {
    behind: 'M60 34c9 10 3 17 6 25s-1 14 1 24c-7-5-9-9-7-16s-4-13-2-20Z',
    over: 'M34 43C31 26 39 19 48 19s17 7 14 24c-1-8-6-13-11-16c-5 5-14 7-17 16Z',
  },
  long: {
    behind: 'M48 18c-15 0-19 12-18 25c1 11-2 18-4 24h44c-2-6-5-13-4-24c1-13-3-25-18-25Z',
    over: 'M34 42C32 26 40 20 48 20s16 6 14 22c-2-8-7-12-12-15c-4 5-13 7-16 15Z',
  },
  short: { over: 'M34 40C31 24 40 18 49 18s17 6 13 22c-1-4-3-7-4-9c-8 0-15-1-19-4c-2 4-4 8-5 13Z' },
  curls: {
    over: 'M33 41c-4-3-3-8 0-10c-1-5 3-9 7-9c3-5 12-6 15-1c5-1 9 4 8 9c4 2 4 8 0 11c-1-5-4-9-8-11c-5 1-12 1-15-1c-4 3-6 7-7 12Z',
  },
  turban: {
    over: 'M32 38C27 20 38 12 49 12s20 9 15 26c-3-6-9-10-16-11c-7 1-13 5-16 11Z',
  },
  veil: {
    behind: 'M48 15c-17 0-21 14-20 28c1 14-4 22-9 30c9-5 48-5 58 0c-5-8-10-16-9-30c1-14-3-28-20-28Z',
    over: 'M34 42C33 29 40 23 48 23s15 6 14 19c-2-7-7-11-14-13c-7 2-12 6-14 13Z',
  },
};

const body = 'M12 98C13 78 27 69 42 65c3 3 9 3 12 0c15 4 29 13 30 33Z';

const wear: Record<PortraitLook['wear'], string[]> = {
  sari: ['M39 66c3 8 15 8 18 0', 'M33 69c6 15 25 23 47 24', 'M27 73c7 14 22 22 38 25'],
  kurta: ['M41 65l7 6l7-6', 'M48 71v24', 'M48 79h.1M48 86h.1'],
  shirt: ['M41 65l-4 7l9 5l2-5l2 5l9-5l-4-7', 'M48 77v19'],
  coat: ['M40 66l8 20l8-20', 'M40 66l-8 8l6 4l-3 3l13 15M56 66l8 8l-6 4l3 3l-13 15'],
  scarf: ['M37 67c-1 13 23 13 22 0', 'M33 69c-2 18 32 19 30 0', 'M57 79c3 6 4 12 3 18M63 76c5 7 6 14 5 20'],
};

const face = {
  look: ['M40 41q2.5-2 5 0M51 41q2.5-2 5 0', 'M48 41l-1.5 7h3', 'M44 52q4 3 8 0'],
  glasses: ['M37.5 41a4.5 4 0 1 0 9 0a4.5 4 0 1 0-9 0M49.5 41a4.5 4 0 1 0 9 0a4.5 4 0 1 0-9 0M46.5 40.5h3'],
  moustache: 'M42 51c2-2.5 5-2.5 6-1c1-1.5 4-1.5 6 1c-3 .8-5 .5-6-.3c-1 .8-3 1.100-6 .3Z',
  beard: 'M35 44c0 10 4 18 13 18s13-8 13-18c-2 5-5 7-8 6c-3-1.5-7-1.5-10 0c-3 1-6-1-8-6Z',
};

/** The parts that all portraits of a page use. The page holds them once. */
export function PortraitParts() {
  const light = 'fill-paper dark:fill-ink';
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        <g id="torso">
          <path d="M43 52v13c2 4 8 4 10 0V52" className={light} />
          <path d={body} className={light} />
        </g>
        <path id="face" d="M35 38c0 14 5 22 13 22s13-8 13-22S56 23 48 23S35 24 35 38Z" className={light} />
        <path id="features" d={face.look.join('')} />
      </defs>
    </svg>
  );
}

/** A line drawing of a sample person, with a light face in both schemes, of `PortraitParts` and what this person has. */
export function Portrait({ look, className = '' }: { look: PortraitLook; className?: string }) {
  const head = hair[look.hair];
  const filled = look.grey ? 'fill-line dark:fill-moss' : 'fill-leaf dark:fill-forest';
  const cloth =
    look.hair === 'turban' || look.hair === 'veil' ? 'fill-turmeric/55 dark:fill-turmeric' : filled;
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden
      className={`text-ink dark:text-ghee ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {head.behind && <path d={head.behind} className={cloth} />}
      <use href="#torso" />
      <path d={wear[look.wear].join('')} />
      <use href="#face" />
      {look.beard && <path d={face.beard} className={filled} />}
      <use href="#features" />
      {look.moustache && <path d={face.moustache} className={filled} />}
      {look.glasses && face.glasses.map((line) => <path key={line} d={line} />)}
      {look.bindi && <circle cx="48" cy="34" r="1.2" className="fill-clay" stroke="none" />}
      <path d={head.over} className={cloth} />
      {look.hair === 'turban' && <path d="M35 28c8-8 20-6 27-1M38 20c8-4 18-2 24 3" />}
    </svg>
  );
}
