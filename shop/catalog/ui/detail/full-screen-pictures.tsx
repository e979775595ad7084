import { X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ProductPicture } from '../product-picture.tsx';

type Props = {
  pictures: { picture: string; alt: string }[];
  /** The place of the picture to begin with. */
  first: number;
  onClose: () => void;
};

/** The pictures on the whole screen. Two fingers make one larger, a double tap too, and one finger moves it. */
export function FullScreenPictures({ pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  useEffect(() => {
    dialog.current?.showModal();
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' });
  }, [first]);
  return (
    <dialog
      ref={dialog}
      aria-label="Pictures in full screen"
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-paper text-ink"
    >
      <ul
        ref={track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
        className="flex h-full snap-x snap-mandatory items-center overflow-x-auto"
      >
        {pictures.map(({ picture, alt }) => (
          <li
            key={picture}
            className="grid h-full w-full shrink-0 snap-center content-center overflow-hidden"
          >
            <PinchedPicture picture={picture} alt={alt} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <output className="absolute top-3 left-3 rounded-full bg-paper/90 px-4 leading-[2.75rem] shadow-soft">
          {at + 1} of {pictures.length}
        </output>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-paper/90 shadow-soft"
      >
        <X aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </dialog>
  );
}

const maxScale = 4;
const tapScale = 2.5;
const doubleTapMs = 300;

type Point = { x: number; y: number };

function PinchedPicture({ picture, alt }: { picture: string; alt: string }) {
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const view = useRef({ scale: 1, x: 0, y: 0 });
  const tapped = useRef(-doubleTapMs);

  function draw(scale: number, moved: Point) {
    const { current } = box;
    if (!current) return;
    const next = Math.min(maxScale, Math.max(1, scale));
    const free = (size: number) => (size * (next - 1)) / 2;
    const within = (at: number, size: number) => Math.min(free(size), Math.max(-free(size), at));
    view.current = {
      scale: next,
      x: within(view.current.x + moved.x, current.clientWidth),
      y: within(view.current.y + moved.y, current.clientHeight),
    };
    current.style.transform = `translate(${view.current.x}px, ${view.current.y}px) scale(${next})`;
    // A picture in its own size leaves swipes to the row of pictures.
    current.style.touchAction = next > 1 ? 'none' : 'pan-x';
  }

  function press(event: PointerEvent) {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size > 1) return;
    if (event.timeStamp - tapped.current < doubleTapMs)
      draw(view.current.scale > 1 ? 1 : tapScale, { x: 0, y: 0 });
    tapped.current = event.timeStamp;
  }

  function move(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const moved = { x: now.x - before.x, y: now.y - before.y };
    fingers.current.set(event.pointerId, now);
    if (other)
      draw((view.current.scale * distance(now, other)) / Math.max(1, distance(before, other)), moved);
    else if (view.current.scale > 1) draw(view.current.scale, moved);
  }

  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  return (
    <div
      ref={box}
      className="touch-pan-x"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <ProductPicture image={picture} alt={alt} base="/images/products" sizes="200vw" />
    </div>
  );
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
