import type { ReactNode, Ref } from 'react';
import { Field, inputLook } from '../field.tsx';
import { SuggestedItem, SuggestingInput } from './suggesting-input.tsx';

type Props = {
  label: string;
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

/** A labelled text input with a list of suggestions, for pointer and arrow keys. */
export function SuggestingField({ label, choices, value, onValue, error, hint, inputRef, ...input }: Props) {
  const typed = value.trim().toLowerCase();
  const isChosen = choices.some((choice) => choice.toLowerCase() === typed);
  const offered = isChosen ? choices : choices.filter((choice) => choice.toLowerCase().includes(typed));
  return (
    <Field label={label} error={error} hint={hint}>
      {(field) => (
        <SuggestingInput
          {...input}
          {...field}
          ref={inputRef}
          className={inputLook}
          offered={offered}
          value={value}
          onValue={onValue}
          opensOnClick
          listLook="max-h-60 py-1"
        >
          {(choice) => (
            <SuggestedItem key={choice} value={choice} onClick={() => onValue(choice)} className="px-3 py-2">
              {choice}
            </SuggestedItem>
          )}
        </SuggestingInput>
      )}
    </Field>
  );
}
