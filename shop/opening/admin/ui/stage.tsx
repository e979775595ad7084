import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { focusOn } from '#platform/admin/ui/focus-on.ts';
import { Button } from '#platform/ui/button.tsx';
import type { OpeningStep } from '../contract.ts';
import type { OpeningStage } from '../stages.ts';

type Props = {
  number: number;
  stage: OpeningStage;
  steps: OpeningStep[];
  isDone: boolean;
  /** The first part that is not done. Its fields are open. */
  isNext: boolean;
  labelOf: (name: string) => string;
  /** Shows the fields of its settings. Null without any. */
  renderFields: (() => ReactNode) | null;
  children: ReactNode;
};

export function Stage({ number, stage, steps, isDone, isNext, labelOf, renderFields, children }: Props) {
  const { isOpen, toggle, openAt } = useFields(isNext);
  const { title, why } = stage;
  return (
    <li className={`rounded-lg border bg-paper p-4 md:p-5 ${isNext ? 'border-leaf' : 'border-line'}`}>
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl">
          <span className="text-moss">{number}.</span> {title}
        </h2>
        <span className={`shrink-0 text-sm ${isDone ? 'text-leaf' : 'text-moss'}`}>
          {stage.isOptional
            ? 'optional'
            : isDone
              ? 'done'
              : `${steps.filter((step) => step.isDone).length} of ${steps.length}`}
        </span>
      </div>
      <p className="pt-1 text-moss">{why}</p>
      <ul aria-label="Steps" className="divide-y divide-line pt-2">
        {steps.map((step) => (
          <Step key={step.id} step={step} labelOf={labelOf} onSet={renderFields ? openAt : null} />
        ))}
      </ul>
      {children && <div className="pt-4">{children}</div>}
      {renderFields && (
        <div className="flex flex-col items-start gap-4 pt-3">
          <Button variant={isOpen ? 'quiet' : 'secondary'} aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Close the fields' : isDone ? 'Change' : 'Fill in here'}
            <span className="sr-only"> {title}</span>
          </Button>
          {isOpen && <div className="w-full">{renderFields()}</div>}
        </div>
      )}
    </li>
  );
}

/** The next part opens by itself, and a part that is done stays open, so that nothing moves below the finger. */
function useFields(isNext: boolean) {
  const [isOpen, setOpen] = useState(isNext);
  const [wasNext, setWasNext] = useState(isNext);
  if (isNext && !wasNext) {
    setWasNext(true);
    setOpen(true);
  }
  const openAt = (name: string) => {
    setOpen(true);
    setTimeout(() => focusOn(name), 0);
  };
  return { isOpen, toggle: () => setOpen(!isOpen), openAt };
}

type StepProps = {
  step: OpeningStep;
  labelOf: (name: string) => string;
  onSet: ((name: string) => void) | null;
};

function Step({ step: { title, why, isDone, missing, link, optional }, labelOf, onSet }: StepProps) {
  const isOn = optional ? optional === 'on' : isDone;
  const Icon = isOn ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isOn ? 'text-leaf' : optional ? 'text-moss' : 'text-clay'}`}
        strokeWidth={1.5}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {title} <span className="font-normal text-moss">{optional ?? (isDone ? 'done' : 'missing')}</span>
        </p>
        <p className="text-moss wrap-anywhere">{why}</p>
        {missing.length > 0 && (
          <ul className="flex flex-wrap gap-x-5">
            {missing.map((name) => (
              <li key={name}>
                <Link
                  to={`/admin/settings#${name}`}
                  className="link inline-flex min-h-11 items-center"
                  onClick={(event) => {
                    if (!onSet) return;
                    event.preventDefault();
                    onSet(name);
                  }}
                >
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
          reloadDocument={link === '/' || link.startsWith('/policies')}
          className="link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end"
        >
          Open<span className="sr-only"> {title}</span>
        </Link>
      )}
    </li>
  );
}
