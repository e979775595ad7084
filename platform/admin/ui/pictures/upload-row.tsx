import { CircleAlert } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { Progress } from '#platform/ui/sending/progress.tsx';
import type { Upload } from './use-uploads.ts';

type Props = { upload: Upload; onRetry: () => void; onDismiss: () => void };

/** A file on its way, or why it did not arrive. */
export function UploadRow({ upload: { file, share, problem, mayRetry }, onRetry, onDismiss }: Props) {
  if (problem === undefined)
    return (
      <li className="min-w-0 wrap-anywhere">
        <Progress label={file.name} share={share} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-clay p-3">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-clay" strokeWidth={1.5} />
      <p role="alert" className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <span className="font-semibold">{file.name}</span>: {problem}
      </p>
      {mayRetry && (
        <Button variant="secondary" aria-label={`Try ${file.name} again`} onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button variant="quiet" aria-label={`Dismiss ${file.name}`} onClick={onDismiss}>
        Dismiss
      </Button>
    </li>
  );
}
