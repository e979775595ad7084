import { Camera, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FileChoice } from '#platform/admin/ui/pictures/file-choice.tsx';
import { UploadRow } from '#platform/admin/ui/pictures/upload-row.tsx';
import type { Uploads } from '#platform/admin/ui/pictures/use-uploads.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { maxPictures, type ProductPicture } from '../../product-fields.ts';
import { PictureRow } from './picture-row.tsx';
import { type Move, useDraggedOrder } from './use-dragged-order.ts';
import { useGivenFiles } from './use-given-files.ts';

type Props = {
  product: { slug: string; productName: string };
  pictures: ProductPicture[];
  uploads: Uploads;
  error: string | undefined;
  onChange: (change: (pictures: ProductPicture[]) => ProductPicture[]) => void;
};

/** The pictures of a product in their order. Drop, paste, choice and camera add further ones. */
export function PicturesField({ product, pictures, uploads: given, error, onChange }: Props) {
  const { uploads, refused, add, retry, dismiss } = given;
  const isOver = useGivenFiles(add);
  const [said, setSaid] = useState('');
  const move: Move = (from, to) => {
    if (!pictures[from] || !pictures[to] || from === to) return;
    setSaid(`Picture moved to place ${to + 1} of ${pictures.length}.`);
    flushSync(() => onChange((all) => movePicture(all, from, to)));
  };
  const list = useDraggedOrder(move);
  const remove = (picture: ProductPicture, at: number) => {
    onChange((all) => all.filter(({ name }) => name !== picture.name));
    const back = () => onChange((all) => restore(all, picture, at));
    toast.info(`Picture ${at + 1} removed. It shows until you save.`, { label: 'Undo', act: back });
  };
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4" data-field="pictures" tabIndex={-1}>
      <legend className="float-left pb-2 font-serif text-xl">Pictures</legend>
      <p className="text-moss">
        {pictures.length} of {maxPictures}. The first one shows in lists.
      </p>
      <ol ref={list} aria-label="Pictures" className="divide-y divide-line border-y border-line empty:hidden">
        {pictures.map((picture, at) => (
          <PictureRow
            key={picture.name}
            {...{ picture, product, at, move, of: pictures.length }}
            onAlt={(alt) =>
              onChange((all) => all.map((one) => (one.name === picture.name ? { ...one, alt } : one)))
            }
            onRemove={() => remove(picture, at)}
          />
        ))}
      </ol>
      <ul aria-label="Uploads" className="flex flex-col gap-3 empty:hidden">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload)}
            onDismiss={() => dismiss(upload)}
          />
        ))}
      </ul>
      {refused > 0 && (
        <Notice tone="error">
          A product has at most {maxPictures} pictures. {refused === 1 ? '1 was' : `${refused} were`} not
          added.
        </Notice>
      )}
      {error && (
        <p role="alert" className="text-sm text-clay">
          {error}
        </p>
      )}
      <div
        data-over={isOver}
        className="flex flex-wrap items-center gap-3 rounded-lg border border-dashed border-edge p-4 data-[over=true]:border-leaf data-[over=true]:bg-sand"
      >
        <FileChoice icon={ImagePlus} label="Choose pictures" multiple onFiles={add} />
        <span className="hidden pointer-coarse:contents">
          <FileChoice icon={Camera} label="Take a photo" capture="environment" onFiles={add} />
        </span>
        <p className="text-sm text-moss">
          <span className="pointer-coarse:hidden">Or drop or paste them anywhere on this page. </span>
          JPEG, PNG or WebP, up to 10 MB.
        </p>
      </div>
      <output className="sr-only">{said}</output>
    </fieldset>
  );
}

/** Moves a picture to a place. A place outside the list changes nothing. */
function movePicture(pictures: ProductPicture[], from: number, to: number): ProductPicture[] {
  const moved = pictures[from];
  if (!moved || to < 0 || to >= pictures.length) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Puts a removed picture back to its place, as far as the list has it still. */
function restore(pictures: ProductPicture[], picture: ProductPicture, at: number): ProductPicture[] {
  if (pictures.some(({ name }) => name === picture.name)) return pictures;
  return pictures.toSpliced(at, 0, picture);
}
