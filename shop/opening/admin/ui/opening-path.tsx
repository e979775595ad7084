import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { isRemoving, type RemovalState } from '../../removal.ts';
import type { Opening } from '../contract.ts';
import { neededOf, type OpeningStage, partsOf } from '../stages.ts';
import { openingQuery } from './queries.ts';
import type { Prove } from './ask-to-remove.tsx';
import { RemoveDemo } from './remove-demo.tsx';
import { Stage } from './stage.tsx';

type Props = {
  labelOf: (name: string) => string;
  /** The fields of the settings of a part. */
  renderFields: (stage: OpeningStage) => ReactNode;
  /** Asks for the second factor again where the shop wants it. */
  prove: Prove;
};

/** Leads through all that a shop needs before its first order. The data alone says which steps are done, so she leaves it at any time. */
export function OpeningPath(props: Props) {
  const { data, error, refetch } = useQuery(openingQuery());
  useNewFrame(data?.removal?.state);
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()} className="h-96 w-full max-w-2xl">
      {(opening) => <Stages opening={opening} {...props} />}
    </Loaded>
  );
}

function Stages({ opening, labelOf, renderFields, prove }: Props & { opening: Opening }) {
  const stages = partsOf(opening);
  const left = stages.filter(({ isDone }) => !isDone);
  const next = left[0]?.stage.id;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-moss">{wordsOf(left.length, neededOf(stages).length)}</p>
      <ol aria-label="Parts" className="flex flex-col gap-4">
        {stages.map(({ stage, steps, isDone }, at) => (
          <Stage
            key={stage.id}
            number={at + 1}
            stage={stage}
            steps={steps}
            isDone={isDone}
            isNext={stage.id === next}
            labelOf={labelOf}
            renderFields={stage.settings.length > 0 ? () => renderFields(stage) : null}
          >
            {stage.id === 'demo' && opening.demo && <RemoveDemo opening={opening} prove={prove} />}
          </Stage>
        ))}
      </ol>
    </div>
  );
}

function wordsOf(left: number, all: number): string {
  if (left === 0) return 'Nothing is missing. Your shop is ready.';
  return `${all - left} of ${all} parts are done. What you save is kept, so you can stop at any part and go on another day.`;
}

/** By then each process has the setting that turns the demo off. */
const isOffMs = 2_500;

/** Loads the page again when the removal of the demo ends, since its frame still shows the demo. */
function useNewFrame(state: RemovalState | undefined) {
  const wasRemoving = useRef(false);
  useEffect(() => {
    if (isRemoving(state)) wasRemoving.current = true;
    if (!wasRemoving.current || state !== 'done') return undefined;
    const timer = setTimeout(() => window.location.reload(), isOffMs);
    return () => clearTimeout(timer);
  }, [state]);
}
