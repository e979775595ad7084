import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { type Cut, squareOf, wholeMiddle } from './square.ts';

const side = 512;

type Props = {
  picture: ImageBitmap;
  canvas: RefObject<HTMLCanvasElement | null>;
  busy: boolean;
  onUse: () => void;
  onCancel: () => void;
};

const sliders: { name: keyof Cut; label: string; min: number; max: number }[] = [
  { name: 'zoom', label: 'Nearer', min: 1, max: 3 },
  { name: 'across', label: 'Left to right', min: 0, max: 1 },
  { name: 'down', label: 'Top to bottom', min: 0, max: 1 },
];

/** Crops a picture with sliders for mouse, touch and arrow keys. */
export function CutSquare({ picture, canvas, busy, onUse, onCancel }: Props) {
  const [cut, setCut] = useState(wholeMiddle);

  useEffect(() => {
    const { left, top, side: from } = squareOf(picture, cut);
    const pen = canvas.current?.getContext('2d');
    pen?.clearRect(0, 0, side, side);
    pen?.drawImage(picture, left, top, from, from, 0, 0, side, side);
  }, [picture, canvas, cut]);

  return (
    <section aria-label="Cut the picture" className="flex flex-wrap gap-6">
      <canvas
        ref={canvas}
        width={side}
        height={side}
        aria-hidden
        className="size-48 rounded-full border border-line bg-sand"
      />
      <div className="flex min-w-60 flex-1 flex-col gap-2">
        {sliders.map(({ name, label, min, max }) => (
          <label key={name} className="flex flex-col text-sm font-semibold">
            {label}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={cut[name]}
              disabled={busy}
              onChange={({ target }) => setCut({ ...cut, [name]: target.valueAsNumber })}
              className="h-11 max-w-md accent-leaf"
            />
          </label>
        ))}
        {busy && (
          <label className="flex flex-col text-sm text-moss">
            Uploading your picture
            <progress className="w-full max-w-md accent-leaf" />
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={busy} onClick={onUse}>
            Use this picture
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Back
          </Button>
        </div>
      </div>
    </section>
  );
}

export function squareIn(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
