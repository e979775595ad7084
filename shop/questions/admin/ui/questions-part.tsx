import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { refusedWords, withReason } from '#platform/admin/ui/reason-dialog.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Badge } from '#platform/ui/page/badge.tsx';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { questionStates } from '../../states.ts';
import { endpoints, type QuestionsOfOrder, type StaffQuestion } from '../contract.ts';
import { AnswerFields } from './answer-fields.tsx';
import { staffQuestionsQuery } from './queries.ts';

/** Sends an act, then shows the questions as they are. A refusal reads them again, since a colleague may have answered. */
function useAct<Params>(orderNumber: string, act: (params: Params) => Promise<QuestionsOfOrder>) {
  const queries = useQueryClient();
  const { queryKey } = staffQuestionsQuery(orderNumber);
  return useMutation({
    mutationFn: act,
    onSuccess: (shown) => queries.setQueryData(queryKey, shown),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

/** The questions of a customer about an order: staff answer them, and paste messages that came another way. */
export function QuestionsPart({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery(staffQuestionsQuery(orderNumber));
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()}>
      {({ questions, hasEmail }) => (
        <div className="flex flex-col gap-6">
          {questions.length > 0 && (
            <ol className="flex flex-col gap-6">
              {questions.map((question) => (
                <Question key={question.id} {...{ question, orderNumber, hasEmail }} />
              ))}
            </ol>
          )}
          <PasteForm orderNumber={orderNumber} />
        </div>
      )}
    </Loaded>
  );
}

type QuestionProps = { question: StaffQuestion; orderNumber: string; hasEmail: boolean };

function Question({ question, orderNumber, hasEmail }: QuestionProps) {
  const { words, at, pastedBy, state, answer, settledAt, settledBy } = question;
  return (
    <li className="flex flex-col gap-2">
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-moss">
        <Badge>{questionStates[state]}</Badge>
        {pastedBy ? `Pasted by ${pastedBy}` : 'Asked by the form'}, {formatMoment(at)}
      </p>
      {answer && (
        <blockquote className="border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {answer}
        </blockquote>
      )}
      {settledAt && (
        <p className="text-sm text-moss">
          {settledBy}, {formatMoment(settledAt)}
        </p>
      )}
      {state === 'open' && <AnswerForm {...{ question, orderNumber, hasEmail }} />}
    </li>
  );
}

function AnswerForm({ question: { id }, orderNumber, hasEmail }: QuestionProps) {
  const params = { id: String(id) };
  const answer = useAct(orderNumber, (words: string) =>
    withReason((reason) => callApi(endpoints.answer, { params, body: { words, reason } })),
  );
  const close = useAct(orderNumber, () => callApi(endpoints.close, { params }));
  return (
    <AnswerFields
      name="Answer"
      hint={hasEmail ? undefined : 'The customer has no email. Please tell the answer by phone.'}
      answerLabel={hasEmail ? 'Send the answer' : 'Note the answer'}
      answering={answer.isPending}
      closing={close.isPending}
      error={answer.error ?? close.error}
      onAnswer={(words) => answer.mutate(words)}
      onClose={() => close.mutate(undefined)}
    />
  );
}

function PasteForm({ orderNumber }: { orderNumber: string }) {
  const [words, setWords] = useState('');
  const [requestId, setRequestId] = useState(newId);
  const paste = useAct(orderNumber, () =>
    callApi(endpoints.paste, { params: { orderNumber }, body: { requestId, words } }),
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (paste.isPending) return;
    paste.mutate(undefined, {
      onSuccess: () => {
        setWords('');
        setRequestId(newId());
      },
    });
  };
  // The field has no `maxLength`, since a browser would cut a long message without a word.
  return (
    <form noValidate aria-label="Message" onSubmit={send} className="flex flex-col items-start gap-3">
      <TextAreaField
        label="A message of the customer"
        hint="Paste what came by WhatsApp or email, or write what was said. The customer reads it on the order."
        rows={3}
        className="w-full"
        value={words}
        error={refusedWords(paste.error, 'words')}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" variant="secondary" busy={paste.isPending}>
        Add to the order
      </Button>
    </form>
  );
}
