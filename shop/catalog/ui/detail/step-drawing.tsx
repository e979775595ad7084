import type { StepPicture } from '../how-to-step.ts';

/** Paths in a square of 48, drawn with the text colour. */
const drawings: Record<StepPicture, string> = {
  capsule:
    'M15 24.5l9.5-9.5a6.4 6.4 0 0 1 9 9L24 33.5a6.4 6.4 0 0 1-9-9zM19.7 19.8l9 9M29 18.5a2.5 2.5 0 0 1 1.5 2.2',
  glass: 'M15 10h18l-2.4 28H17.4zM16 20c3-2 5 2 8 0s5-2 8 0M21 28v4M26 25v4',
  cup: 'M11 20h22v9a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9zM33 22h2a4.5 4.5 0 0 1 0 9h-2.4M17 15c-2-2 2-4 0-6M24 15c-2-2 2-4 0-6M9 41h26',
  bowl: 'M8 24h32c0 9-7 15-16 15S8 33 8 24zM18 39h12M27 24l10-15M13 29c2 4 5 6 8 7',
  spoon: 'M18 10c4 0 7 4 7 9s-3 8-7 8-7-3-7-8 3-9 7-9zM23 25l14 14M15 16c-1 2-1 4 0 6',
  drop: 'M24 8c6 8 10 13 10 19a10 10 0 0 1-20 0c0-6 4-11 10-19zM19 28a5 5 0 0 0 4 5',
  warmth:
    'M10 26h28c0 7-6 11-14 11s-14-4-14-11zM7 26h34M18 41c2-1 3-2 3-4M30 41c-2-1-3-2-3-4M18 20c-3-3 3-5 0-9M24 20c-3-3 3-5 0-9M30 20c-3-3 3-5 0-9',
  hands:
    'M9 30c5-5 9-7 14-6l6 1.5c2.4.6 2 4-.6 3.8L22 29M28 29l8-5c2.3-1.4 4.4 1.2 2.6 3L30 35c-2 2-4 2.6-7 2.3l-6-.6L9 41M18 17a6 6 0 0 1 11-2M29 10v5h-5',
  water:
    'M8 32c4-3 7 3 11 0s7 3 11 0 6 2 10 0M8 39c4-3 7 3 11 0s7 3 11 0 6 2 10 0M24 8c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM11 18c2 2.5 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5 1-3 3-5.5zM38 18c2 2.5 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5 1-3 3-5.5z',
  clock: 'M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM24 15v9l6 4M24 11v1M24 36v1M11 24h1M36 24h1',
  sun: 'M24 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM24 8v4M24 36v4M8 24h4M36 24h4M12.7 12.7l2.8 2.8M32.5 32.5l2.8 2.8M12.7 35.3l2.8-2.8M32.5 15.5l2.8-2.8',
  moon: 'M31 9a15 15 0 1 0 8 22A13 13 0 0 1 31 9zM36 13v4M34 15h4M40 21v3M38.5 22.5h3',
  plate:
    'M24 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM24 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM7 12v8a3 3 0 0 0 3 3v13M10 12v8M41 36V12c-3 2-4 6-4 11h4',
  shake:
    'M19 9h10v5l3 5v19a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V19l3-5zM19 14h10M16 25c3-2 5 2 8 0s5-2 8 0M10 18c-2 4-2 8 0 12M38 18c2 4 2 8 0 12',
  spray:
    'M16 22h12v16a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2zM19 22v-5h6v5M17 17v-6h10l2 4M34 11l4-2M34 15h5M34 19l4 2M16 29h12',
  comb: 'M9 15c10-4 20-4 30 0v6H9zM11 21v14M16 21v16M21 21v16M26 21v16M31 21v16M36 21v14',
  calendar: 'M10 13h28v26H10zM10 20h28M17 9v7M31 9v7M17 28l5 5 9-10',
  jar: 'M14 17h20a3 3 0 0 1 2 3v17a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V20a3 3 0 0 1 2-3zM13 10h22v7H13zM18 26h12M18 31h8',
  caution: 'M24 9l17 29H7zM24 20v9M24 33v.5',
  leaf: 'M11 37C9 22 18 11 38 10c1 19-9 29-24 27zM9 40c6-10 12-16 21-22',
};

export function StepDrawing({ picture }: { picture: StepPicture }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-14"
    >
      <path d={drawings[picture]} />
    </svg>
  );
}
