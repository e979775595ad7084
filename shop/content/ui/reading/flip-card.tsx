import { RotateCw } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MakingStep } from '../../kinds/making.ts';
import { HerbPicture } from './herb-picture.tsx';

const face =
  'col-start-1 row-start-1 flex flex-col overflow-hidden rounded-lg border border-line text-left [backface-visibility:hidden]';

/** A card that turns on press. Screen readers and focus reach only the visible side. */
export function FlipCard({ step, place }: { step: MakingStep; place: number }) {
  const [turned, setTurned] = useState(false);
  const front = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const turn = (over: boolean) => {
    flushSync(() => setTurned(over));
    (over ? back : front).current?.focus({ preventScroll: true });
  };
  return (
    <div className="[perspective:75rem]">
      <div
        className={`grid h-full transition-transform duration-200 [transform-style:preserve-3d] ${turned ? 'rotate-y-180' : ''}`}
      >
        <div inert={turned} className={`${face} bg-paper`}>
          <HerbPicture
            image={step.image}
            alt={step.imageAlt}
            focus={step.imageFocus}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
            className="aspect-[11/8] w-full"
            cropped
          />
          <Side title={`${place}. ${step.title}`} text={step.front} />
          <TurnButton label={`How it is checked: ${step.title}`} button={front} onTurn={() => turn(true)}>
            How it is checked
          </TurnButton>
        </div>
        <div inert={!turned} className={`${face} justify-center rotate-y-180 bg-forest text-ivory`}>
          <Side
            title={`${step.title}, checked`}
            text={step.back}
            look="pt-2 font-serif text-2xl leading-snug"
          />
          <TurnButton label={`Turn back: ${step.title}`} button={back} onTurn={() => turn(false)}>
            Turn back
          </TurnButton>
        </div>
      </div>
    </div>
  );
}

function Side({ title, text, look = 'text-lg' }: { title: string; text: string; look?: string }) {
  return (
    <div className="flex flex-col gap-2 px-5 pt-5">
      <h2 className="text-2xl">{title}</h2>
      <p className={look}>{text}</p>
    </div>
  );
}

type Turn = { label: string; button: Ref<HTMLButtonElement>; onTurn: () => void; children: string };

function TurnButton({ label, button, onTurn, children }: Turn) {
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      onClick={onTurn}
      className="m-2 mt-auto inline-flex min-h-11 items-center gap-2 self-start rounded-md px-3 font-semibold underline underline-offset-4"
    >
      <RotateCw aria-hidden className="size-4" strokeWidth={1.5} />
      {children}
    </button>
  );
}
