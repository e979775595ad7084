import { Camera, ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeaveWarning } from '../form/use-staff-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { FileChoice } from './file-choice.tsx';
import type { PictureCalls } from './send-picture.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  hint: string | undefined;
  optional: boolean;
  'data-field': string;
  calls: PictureCalls;
  choose: (name: string) => void;
  /** Another way to choose a picture, which the label names. */
  children?: (described: Parameters<Parameters<typeof Field>[0]['children']>[0]) => ReactNode;
};

/** Uploads, shows and removes the one picture of a field. */
export function PictureChoice({ label, value, optional, calls, choose, children, ...props }: Props) {
  const { uploads, add, retry, dismiss, isUploading } = useUploads({ calls, room: 1, onStored: choose });
  useLeaveWarning(isUploading);
  /** A new picture replaces one that failed. */
  const replace = (files: File[]) => {
    for (const failed of uploads.filter(({ problem }) => problem !== undefined)) dismiss(failed);
    add(files);
  };
  return (
    <>
      <Field label={label} error={props.error} hint={props.hint} optional={optional}>
        {(described) => (
          <div className="flex flex-wrap items-center gap-3" data-field={props['data-field']}>
            <Thumbnail name={value} />
            {children?.(described)}
            <FileChoice icon={ImagePlus} label="Upload a picture" onFiles={replace} />
            <span className="hidden pointer-coarse:contents">
              <FileChoice icon={Camera} label="Take a photo" capture="environment" onFiles={replace} />
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
    </>
  );
}

function Thumbnail({ name }: { name: string }) {
  if (!name) return null;
  return (
    <img
      src={`/images/products/${name}?w=320`}
      alt=""
      width={80}
      height={80}
      className="size-20 rounded-md object-cover"
    />
  );
}
