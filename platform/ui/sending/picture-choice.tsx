import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useCallback, useId, useRef, useState } from 'react';
import { Notice } from '../page/notice.tsx';
import { kindBytes, kindProblem, pictureKind, pictureMessages } from '../../picture-kind.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Props = {
  picture: File | null;
  onChange: (picture: File | null) => void;
  /** The noun: a picture or a photo. */
  what?: string;
};

/** Shows the picture before it is sent. The form names a picture that the shop cannot take at once, and the earlier choice stays. */
export function PictureChoice({ picture, onChange, what = 'picture' }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(picture);
  const take = (chosen: File | null) => {
    latest.current = chosen;
    setProblem(undefined);
    onChange(chosen);
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!chosen) return;
    take(chosen);
    const found = await pictureProblem(chosen);
    if (!found || latest.current !== chosen) return;
    take(picture);
    setProblem(found);
  };
  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm font-semibold">
        {what[0]!.toUpperCase() + what.slice(1)} <span className="font-normal text-moss">(optional)</span>
      </span>
      <div className="flex items-center gap-3">
        {picture && <Preview picture={picture} />}
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-edge bg-paper px-4 hover:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
        >
          <ImagePlus aria-hidden className="size-5" strokeWidth={1.5} />
          {picture ? 'Choose another' : `Add a ${what}`}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={(event) => void choose(event)}
          />
        </label>
        {picture && (
          <button
            type="button"
            aria-label={`Remove the ${what}`}
            className="grid size-11 place-items-center rounded-md hover:bg-sand"
            onClick={() => take(null)}
          >
            <X aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        )}
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

function Preview({ picture }: { picture: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return (
    <img ref={show} alt="Your choice" width={80} height={80} className="size-20 rounded-md object-contain" />
  );
}

/** Returns why the shop cannot take a chosen picture, or nothing. A browser that reads HEIC makes it a JPEG when it is sent. */
async function pictureProblem(picture: File): Promise<string | undefined> {
  try {
    const problem = await kindProblemOf(picture);
    return problem && (await kindProblemOf(await shrinkPicture(picture)));
  } catch {
    return pictureMessages.unreadable;
  }
}

async function kindProblemOf(picture: Blob): Promise<string | undefined> {
  return kindProblem(pictureKind(new Uint8Array(await picture.slice(0, kindBytes).arrayBuffer())));
}
