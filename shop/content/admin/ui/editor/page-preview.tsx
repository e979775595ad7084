import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minuteMs } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { Part } from '#platform/admin/ui/part.tsx';
import { endpoints } from '../../contract.ts';
import type { ContentEntry } from '../../texts.ts';

const widths = { phone: 390, wide: 1280 } as const;

/** Staff who write for an hour get a new link before the old one is over. */
const renewMs = 50 * minuteMs;

/** The real page with the draft. It follows each save. */
export function PagePreview({ entry: { kind, key, title }, saves }: { entry: ContentEntry; saves: number }) {
  return (
    <PreviewFrame
      name={`${kind} ${key}`}
      title={title}
      makeLink={() => callApi(endpoints.preview, { body: { kind, key } })}
      saves={saves}
    />
  );
}

type FrameProps = {
  /** Of the text, for the cache. */
  name: string;
  title: string;
  makeLink: () => Promise<{ path: string }>;
  saves: number;
};

/** The page of a signed link, as a phone or a wide screen shows it, in light or dark. */
export function PreviewFrame({ name, title, makeLink, saves }: FrameProps) {
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const { data } = useQuery({
    queryKey: ['staff', 'content-preview', name],
    queryFn: makeLink,
    staleTime: renewMs,
    refetchInterval: renewMs,
  });
  return (
    <div className="min-w-0 xl:sticky xl:top-4 xl:self-start">
      <Part title="Preview">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3">
          <Choice name="Width" values={['phone', 'wide']} chosen={width} onChoose={setWidth} />
          <Choice name="Light" values={['light', 'dark']} chosen={scheme} onChoose={setScheme} />
          {data && (
            <a
              className="link inline-flex min-h-11 items-center"
              href={data.path}
              target="_blank"
              rel="noreferrer"
            >
              Open in its own tab
            </a>
          )}
        </div>
        <p className="pb-3 text-sm text-moss">
          Everybody with the link sees this page for one hour. Buttons do nothing here.
        </p>
        {data && (
          <section
            aria-label={`Frame of ${title}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide page scrolls by keyboard
            tabIndex={0}
            className="overflow-x-auto rounded-md border border-line"
          >
            <iframe
              key={`${saves} ${data.path}`}
              title={`Preview of ${title}`}
              src={data.path}
              sandbox="allow-same-origin"
              width={widths[width]}
              height={760}
              style={{ colorScheme: scheme }}
            />
          </section>
        )}
      </Part>
    </div>
  );
}

type ChoiceProps<V extends string> = {
  name: string;
  values: readonly V[];
  chosen: V;
  onChoose: (value: V) => void;
};

function Choice<V extends string>({ name, values, chosen, onChoose }: ChoiceProps<V>) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{name}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 rounded-md px-3 capitalize hover:bg-sand aria-pressed:bg-sand aria-pressed:font-semibold"
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
}
