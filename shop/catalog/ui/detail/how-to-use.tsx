import { pictureOfStep, stepsOf } from '../how-to-step.ts';
import { Disclosure } from '#platform/ui/texts/disclosure.tsx';
import { StepDrawing } from './step-drawing.tsx';

/** Shows each line of the merchant's text as a step with a drawing. A single line stays a paragraph. */
export function HowToUse({ howToUse }: { howToUse: string }) {
  const steps = stepsOf(howToUse);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="how-to-use">
      <Disclosure title="How to use" id="how-to-use">
        {steps.length === 1 ? (
          <p className="max-w-reading">{howToUse}</p>
        ) : (
          <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
            {steps.map((step, at) => (
              <li key={step} className="flex items-center gap-5 md:flex-col md:items-start md:gap-4">
                <span className="grid size-20 shrink-0 place-items-center rounded-full bg-sand text-leaf">
                  <StepDrawing picture={pictureOfStep(step)} />
                </span>
                <span>
                  <span aria-hidden className="block font-serif text-lg text-moss">
                    {at + 1}
                  </span>
                  {step}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Disclosure>
    </section>
  );
}
