import { type SubmitEvent, useState } from 'react';
import { refusedWords } from '#platform/admin/ui/reason-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { maxQuestionLetters } from '../../states.ts';

type Props = {
  name: string;
  hint?: string | undefined;
  answerLabel: string;
  answering: boolean;
  closing: boolean;
  error: Error | null;
  onAnswer: (words: string) => void;
  onClose: () => void;
};

/** The answer to a question, and the button for a question without need of an answer. */
export function AnswerFields({
  name,
  hint,
  answerLabel,
  answering,
  closing,
  error,
  onAnswer,
  onClose,
}: Props) {
  const [words, setWords] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!answering) onAnswer(words);
  };
  return (
    <form noValidate aria-label={name} onSubmit={send} className="flex flex-col items-start gap-3">
      <TextAreaField
        label="Answer, in words for the customer"
        hint={hint}
        rows={3}
        maxLength={maxQuestionLetters}
        className="w-full"
        value={words}
        error={refusedWords(error, 'words')}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={answering}>
          {answerLabel}
        </Button>
        <Button variant="quiet" busy={closing} onClick={onClose}>
          It needs no answer
        </Button>
      </div>
    </form>
  );
}
