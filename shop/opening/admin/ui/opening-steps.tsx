import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { isRemoving, type RemovalState } from '../../removal.ts';
import type { OpeningStep } from '../contract.ts';
import { openingQuery } from './queries.ts';
import { RemoveDemo } from './remove-demo.tsx';

type Props = { labelOf: (name: string) => string };

/** Lists what the shop still needs before it opens for real. The last part removes the demo. */
export function OpeningSteps({ labelOf }: Props) {
  const { data, error, refetch } = useQuery(openingQuery());
  useNewFrame(data?.removal?.state);
  if (error && !data)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message || 'The list did not load.'}
      </Notice>
    );
  if (!data) return <Skeleton className="h-96 w-full max-w-2xl" />;
  const open = data.steps.filter(({ isDone }) => !isDone).length;
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <p className="text-moss">
        {open === 0
          ? 'Nothing is missing. Your shop is ready.'
          : `${open} of ${data.steps.length} steps are left. Each leads to its field, and you can go on another day.`}
      </p>
      <ul aria-label="Steps" className="divide-y divide-line border-y border-line">
        {data.steps.map((step) => (
          <Step key={step.id} step={step} labelOf={labelOf} />
        ))}
      </ul>
      {data.demo && <RemoveDemo opening={data} />}
    </div>
  );
}

/** Loads the page again when the removal of the demo ends, since its frame still shows the demo. */
function useNewFrame(state: RemovalState | undefined) {
  const wasRemoving = useRef(false);
  useEffect(() => {
    if (isRemoving(state)) wasRemoving.current = true;
    else if (wasRemoving.current && state === 'done') window.location.reload();
  }, [state]);
}

function Step({ step: { title, why, isDone, missing, link }, labelOf }: Props & { step: OpeningStep }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-leaf' : 'text-clay'}`}
        strokeWidth={1.5}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {title} <span className="font-normal text-moss">{isDone ? 'done' : 'missing'}</span>
        </p>
        <p className="text-moss">{why}</p>
        {missing.length > 0 && (
          <ul className="flex flex-wrap gap-x-5">
            {missing.map((name) => (
              <li key={name}>
                <Link to={`/admin/settings#${name}`} className="link inline-flex min-h-11 items-center">
                  Set {labelOf(name)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {link && (
        // The shop's pages come again, as customers get them.
        <Link
          to={link}
          reloadDocument={link.startsWith('/policies')}
          className="link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end"
        >
          Open<span className="sr-only"> {title}</span>
        </Link>
      )}
    </li>
  );
}
