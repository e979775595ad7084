import { pictureOfStep, stepsOf } from '../../how-to-step.ts';
import { StepDrawing } from './step-drawing.tsx';

/** Shows each line of the merchant's text as a step with a drawing. A single line stays a paragraph. */
export function HowToUse({ howToUse }: { howToUse: string }) {
  const steps = stepsOf(howToUse);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="how-to-use" className="border-t border-line pt-10 md:pt-14">
      <h2 id="how-to-use" className="pb-6 text-2xl md:text-3xl">
        How to use
      </h2>
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
    </section>
  );
}
