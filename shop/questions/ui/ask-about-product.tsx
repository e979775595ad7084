import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { TextAreaField, TextField } from '#platform/ui/text-field.tsx';
import { newOrderId } from '#shop/orders/body/order-id.ts';
import { answerTime } from '../answer-time.ts';
import { endpoints } from '../contract.ts';
import { maxQuestionLetters } from '../states.ts';

type Props = {
  productId: number;
  /** Of the signed-in customer, who types none. */
  ownEmail: string | null;
  answerDays: number;
};

/** Asks the shop about a product. The answer comes by email. */
export function AskAboutProduct({ productId, ownEmail, answerDays }: Props) {
  const [words, setWords] = useState('');
  const [email, setEmail] = useState('');
  // Sent again after a lost response, the same id asks once.
  const [requestId, setRequestId] = useState(newOrderId);
  const named = useId();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      callApi(endpoints.askProduct, {
        body: { requestId, productId, words, ...(ownEmail ? {} : { email }) },
      }),
    onSuccess: () => {
      setWords('');
      setRequestId(newOrderId());
    },
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const fields = error instanceof ApiError ? error.fields : {};
  const failure = error && Object.keys(fields).length === 0 ? failureOf(error, advice) : '';
  return (
    <form
      noValidate
      aria-labelledby={named}
      onSubmit={send}
      className="flex max-w-reading flex-col items-start gap-4"
    >
      <p id={named}>
        {answerTime(answerDays)} {ownEmail && <span className="wrap-anywhere">We write to {ownEmail}.</span>}
      </p>
      <TextAreaField
        label="Your question"
        hint="We sell and do not treat: for advice about an illness please ask a doctor or vaidya."
        rows={3}
        maxLength={maxQuestionLetters}
        className="w-full"
        value={words}
        error={fields.words}
        onChange={({ target }) => setWords(target.value)}
      />
      {!ownEmail && (
        <TextField
          label="Your e-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          className="w-full max-w-sm"
          value={email}
          error={fields.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {data && !error && <output>{data.message}</output>}
      <Button type="submit" variant="secondary" busy={isPending}>
        Send the question
      </Button>
    </form>
  );
}

const advice = 'What you typed is kept. Please send it again.';
