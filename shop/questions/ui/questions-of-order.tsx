import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatMoment } from '#platform/india-time.ts';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { TextAreaField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { newOrderId } from '#shop/orders/body/order-id.ts';
import { answerTime } from '../answer-time.ts';
import { endpoints, type ShownQuestion } from '../contract.ts';
import { maxQuestionLetters } from '../states.ts';

function questionsQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['orders', orderNumber, 'questions'],
    queryFn: ({ signal }) => callApi(endpoints.list, { params: { orderNumber } }, { signal }),
  });
}

type Props = { orderNumber: string; answerDays: number };

/** The questions of a customer about an order, their answers, and the form for another one. */
export function QuestionsOfOrder({ orderNumber, answerDays }: Props) {
  const { data } = useQuery(questionsQuery(orderNumber));
  return (
    <section aria-labelledby="questions" className="screen-only flex max-w-2xl flex-col gap-4 pt-8">
      <h2 id="questions" className="font-serif text-xl font-semibold">
        Questions about this order
      </h2>
      {data && data.questions.length > 0 && (
        <ol className="flex flex-col gap-4">
          {data.questions.map((question) => (
            <Question key={question.id} question={question} answerDays={answerDays} />
          ))}
        </ol>
      )}
      <AskForm orderNumber={orderNumber} answerDays={answerDays} />
    </section>
  );
}

type QuestionProps = { question: ShownQuestion; answerDays: number };

function Question({ question: { words, at, state, answer }, answerDays }: QuestionProps) {
  return (
    <li className="flex flex-col gap-1">
      <p className="break-words whitespace-pre-line">{words}</p>
      <p className="text-sm text-moss">
        {state === 'open' ? `Asked on ${formatMoment(at)}. ${answerTime(answerDays)}` : formatMoment(at)}
      </p>
      {answer && (
        <blockquote className="border-l-2 border-line pl-4 break-words whitespace-pre-line">
          {answer}
        </blockquote>
      )}
    </li>
  );
}

function AskForm({ orderNumber, answerDays }: Props) {
  const [words, setWords] = useState('');
  // Sent again after a lost response, the same id asks once.
  const [requestId, setRequestId] = useState(newOrderId);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(endpoints.ask, { params: { orderNumber }, body: { requestId, words } }),
    onSuccess: (shown) => {
      queries.setQueryData(questionsQuery(orderNumber).queryKey, shown);
      setWords('');
      setRequestId(newOrderId());
      toast.success(`We have your question. ${answerTime(answerDays)}`);
    },
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const atField = error instanceof ApiError ? error.fields.words : undefined;
  return (
    <form noValidate aria-label="Question" onSubmit={send} className="flex flex-col items-start gap-3">
      <TextAreaField
        label="Your question"
        hint="Please send no passwords, codes or card numbers."
        rows={3}
        maxLength={maxQuestionLetters}
        className="w-full"
        value={words}
        error={
          error ? (atField ?? failureOf(error, 'What you typed is kept. Please send it again.')) : undefined
        }
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" variant="secondary" busy={isPending}>
        Send the question
      </Button>
    </form>
  );
}
