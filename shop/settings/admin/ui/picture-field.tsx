import { FileInput } from '#platform/admin/ui/file-input.tsx';
import { useId, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { endpoints, type Setting } from '../contract.ts';

type Props = {
  setting: Setting;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const maxMb = 5;

/** A picture of the shop. The server makes it small at once, and a save of the group shows it to customers. */
export function PictureField({ setting: { label, help }, value, error, onChange }: Props) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    setProblem(undefined);
    if (file.size > maxMb * 1024 * 1024) return setProblem(`Please choose a picture under ${maxMb} MB.`);
    setBusy(true);
    const form = new FormData();
    form.set('picture', file);
    await callApi(endpoints.uploadLogo, { form }).then(
      ({ logo }) => onChange(logo),
      (failure: unknown) => setProblem(failureOf(failure as Error)),
    );
    setBusy(false);
  };
  const shown = problem ?? error;
  return (
    <div className="flex flex-col items-start gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {value && (
        <img
          src={`data:image/png;base64,${value}`}
          alt={`${label} as customers see it`}
          className="max-h-16 max-w-full rounded-md border border-line bg-ivory p-1"
        />
      )}
      <div className="flex max-w-full flex-wrap items-center gap-3">
        <FileInput
          id={id}
          accept="image/png,image/jpeg,image/webp"
          disabled={isBusy}
          describedBy={`${id}-hint`}
          onChoose={(file) => file && void choose(file)}
        />
        {value && (
          <Button variant="quiet" onClick={() => onChange('')}>
            Remove<span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-moss">
        {help} A PNG, JPEG or WebP picture, best wide and on a clear ground.
      </p>
      <output className="text-sm text-moss">{isBusy && 'Making the picture small…'}</output>
      {shown && (
        <p role="alert" className="text-sm text-clay">
          {shown}
        </p>
      )}
    </div>
  );
}
