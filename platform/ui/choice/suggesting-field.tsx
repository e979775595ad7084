/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- a combobox with a list, as the ARIA practices write it: the keys are the input’s */
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Field, inputLook } from '../field.tsx';

type Parts = {
  label: string;
  /** What is offered; anything else may be typed too. */
  choices: string[];
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  autoComplete?: string;
  onBlur?: () => void;
};

/**
 * A labelled text input that offers choices below, to be clicked or reached by the arrow keys. Ours and not Base UI's, which
 * hides the whole page from screen readers while its list is open, with all that can take the focus in it.
 */
export function SuggestingField({ label, value, error, hint, inputRef, onBlur, ...rest }: Parts) {
  const { choices, onValue, ...input } = rest;
  const { offered, at, show, choose, onKeyDown } = useOffers(choices, value, onValue);
  const listId = useId();
  const idOf = (index: number) => `${listId}-${index}`;
  return (
    <Field label={label} error={error} hint={hint}>
      {(field) => (
        <div className="relative">
          <input
            {...input}
            {...field}
            ref={inputRef}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={offered.length > 0}
            aria-controls={offered.length > 0 ? listId : undefined}
            aria-activedescendant={at >= 0 ? idOf(at) : undefined}
            value={value}
            onChange={({ target }) => {
              onValue(target.value);
              show(true);
            }}
            onClick={() => show(true)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              show(false);
              onBlur?.();
            }}
            className={inputLook}
          />
          {offered.length > 0 && (
            <ul
              id={listId}
              role="listbox"
              aria-label="Choices"
              onMouseDown={keepFocus}
              className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-60 overflow-y-auto rounded-lg border border-line bg-paper py-1 text-ink shadow-soft"
            >
              {offered.map((choice, index) => (
                <Offer
                  key={choice}
                  id={idOf(index)}
                  current={index === at}
                  choice={choice}
                  onChoose={() => choose(choice)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

/** It stays in the input, whose keys choose as well. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

type OfferParts = { id: string; current: boolean; choice: string; onChoose: () => void };

function Offer({ id, current, choice, onChoose }: OfferParts) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={current}
      ref={(option) => {
        if (current) option?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center px-3 py-2 hover:bg-sand aria-selected:bg-sand"
    >
      {choice}
    </li>
  );
}

/** What is offered for the text, empty while the list is closed, and which of it the arrow keys are at. */
function useOffers(choices: string[], value: string, onValue: (value: string) => void) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const typed = value.trim().toLowerCase();
  const isChosen = choices.some((choice) => choice.toLowerCase() === typed);
  const fitting = isChosen ? choices : choices.filter((choice) => choice.toLowerCase().includes(typed));
  const offered = open ? fitting : [];
  const show = (next: boolean) => {
    setOpen(next);
    setAt(-1);
  };
  const choose = (choice: string) => {
    onValue(choice);
    show(false);
  };
  const go = (step: 1 | -1) => {
    if (offered.length === 0) return show(true);
    const from = at < 0 && step < 0 ? 0 : at;
    return setAt((from + step + offered.length) % offered.length);
  };
  const actOf = (key: string) => {
    if (key === 'ArrowDown') return () => go(1);
    if (key === 'ArrowUp') return () => go(-1);
    if (key === 'Enter' && offered[at] !== undefined) return () => choose(offered[at]!);
    if (key === 'Escape' && offered.length > 0) return () => show(false);
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : actOf(event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { offered, at, show, choose, onKeyDown };
}
