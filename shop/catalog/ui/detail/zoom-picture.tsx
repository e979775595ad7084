import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { ProductPicture } from '../product-picture.tsx';

const stepPercent = 15;
const moves: Record<string, [number, number]> = {
  ArrowLeft: [-stepPercent, 0],
  ArrowRight: [stepPercent, 0],
  ArrowUp: [0, -stepPercent],
  ArrowDown: [0, stepPercent],
};

/** Doubles a picture under the mouse (sections 2 and 9). A button does it for touch and keyboard. */
export function ZoomPicture({ image, alt, eager }: { image: string; alt: string; eager: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const centre = useRef({ x: 50, y: 50 });
  const [hovered, setHovered] = useState(false);
  const [pinned, setPinned] = useState(false);
  const zoomed = hovered || pinned;

  function look(x: number, y: number) {
    centre.current = { x: clamp(x), y: clamp(y) };
    frame.current?.style.setProperty('--zoom-x', `${centre.current.x}%`);
    frame.current?.style.setProperty('--zoom-y', `${centre.current.y}%`);
  }

  function follow({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    look((100 * (clientX - left)) / width, (100 * (clientY - top)) / height);
  }

  function move(event: KeyboardEvent) {
    const [x, y] = moves[event.key] ?? [0, 0];
    if (!pinned || (x === 0 && y === 0)) return;
    event.preventDefault();
    look(centre.current.x + x, centre.current.y + y);
  }

  return (
    <div
      ref={frame}
      className={`relative overflow-hidden bg-sand ${pinned ? 'touch-none' : ''}`}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onPointerMove={zoomed ? follow : undefined}
    >
      <ProductPicture
        image={image}
        alt={alt}
        base="/images/products"
        sizes="(min-width: 64rem) 36rem, 100vw"
        eager={eager}
        className={`origin-[var(--zoom-x,50%)_var(--zoom-y,50%)] transition-[scale] duration-150 ${zoomed ? 'scale-200' : ''}`}
      />
      {image && (
        <button
          type="button"
          aria-pressed={pinned}
          aria-label={pinned ? 'Zoom out' : 'Zoom in'}
          onClick={() => setPinned(!pinned)}
          onKeyDown={move}
          className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90 text-ink shadow-soft"
        >
          {pinned ? (
            <ZoomOut aria-hidden className="size-5" strokeWidth={1.5} />
          ) : (
            <ZoomIn aria-hidden className="size-5" strokeWidth={1.5} />
          )}
        </button>
      )}
    </div>
  );
}

function clamp(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
