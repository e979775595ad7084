import { Camera, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '#platform/admin/ui/form/use-staff-form.ts';
import { FileChoice } from '#platform/admin/ui/pictures/file-choice.tsx';
import { UploadRow } from '#platform/admin/ui/pictures/upload-row.tsx';
import { useUploads } from '#platform/admin/ui/pictures/use-uploads.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Field } from '#platform/ui/field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { pictureCalls } from './picture-calls.ts';
import { ProductChoice } from './product-field.tsx';
import type { FormValue } from '../../texts.ts';
import type { Tools } from './tools.ts';

type About = Record<string, FormValue>;

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  hint: string | undefined;
  optional: boolean;
  'data-field': string;
  tools: Tools;
  /** The fields beside it that describe the picture. Another picture needs other words. */
  about: About;
  onChoose: (name: string, about: About) => void;
};

/** A picture of the merchant's own, or that of a product. */
export function PictureField({ label, value, error, hint, optional, tools, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const latest = useLatest({ value, ...props });
  const choose = (name: string) => {
    if (!latest.current || latest.current.value === name) return;
    const { value: former, about, onChoose } = latest.current;
    if (former === '') return onChoose(name, about);
    onChoose(name, Object.fromEntries(Object.keys(about).map((field) => [field, ''])));
    const said = name === '' ? 'Picture removed.' : 'Another picture is chosen.';
    toast.info(said, { label: 'Undo', act: () => latest.current?.onChoose(former, about) });
  };
  const { uploads, add, retry, dismiss, isUploading } = useUploads({
    calls: pictureCalls,
    room: 1,
    onStored: choose,
  });
  useLeaveWarning(isUploading);
  return (
    <>
      <Field label={label} error={error} hint={hint} optional={optional}>
        {({ id, ...described }) => (
          <div className="flex flex-wrap items-center gap-3" data-field={props['data-field']}>
            {value && (
              <img
                src={`/images/products/${value}?w=320`}
                alt=""
                width={80}
                height={80}
                className="size-20 rounded-md object-cover"
              />
            )}
            <Button id={id} {...described} variant="secondary" onClick={() => setOpen(true)}>
              {value ? 'Choose another' : 'Choose a picture'}
            </Button>
            <FileChoice icon={ImagePlus} label="Upload a picture" onFiles={add} />
            <span className="hidden pointer-coarse:contents">
              <FileChoice icon={Camera} label="Take a photo" capture="environment" onFiles={add} />
            </span>
            {value && optional && (
              <Button variant="quiet" onClick={() => choose('')}>
                Remove
              </Button>
            )}
          </div>
        )}
      </Field>
      <ul aria-label={`Uploads: ${label}`} className="flex flex-col gap-3 empty:hidden">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload)}
            onDismiss={() => dismiss(upload)}
          />
        ))}
      </ul>
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)}>
        <ProductChoice
          tools={tools}
          onChoose={({ image }) => {
            choose(image);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

/** A picture arrives while staff type and move rows. Its field may be gone by then. */
function useLatest<T>(value: T) {
  const latest = useRef<T | null>(value);
  useEffect(() => {
    latest.current = value;
    return () => {
      latest.current = null;
    };
  });
  return latest;
}
