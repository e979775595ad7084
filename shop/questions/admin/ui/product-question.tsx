import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { withReason } from '#platform/admin/ui/reason-dialog.tsx';
import { formatMoment } from '#platform/india-time.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type OpenProductQuestion, type OpenQuestions } from '../contract.ts';
import { AnswerFields } from './answer-fields.tsx';
import { openQuestionsQuery } from './queries.ts';

/** Sends an act, then shows the questions that are still open. A refusal reads them again, since a colleague may have answered. */
function useAct<Params>(act: (params: Params) => Promise<OpenQuestions>) {
  const queries = useQueryClient();
  const { queryKey } = openQuestionsQuery();
  return useMutation({
    mutationFn: act,
    onSuccess: (open) => queries.setQueryData(queryKey, open),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

/** A question about a product. Its answer goes to the email of the customer, which staff do not see. */
export function ProductQuestion({ question }: { question: OpenProductQuestion }) {
  const { id, words, at, productId, product } = question;
  const params = { id: String(id) };
  const answer = useAct((text: string) =>
    withReason((reason) => callApi(endpoints.answerOfProduct, { params, body: { words: text, reason } })),
  );
  const close = useAct(() => callApi(endpoints.closeOfProduct, { params }));
  return (
    <li className="flex flex-col gap-2 py-3">
      <Link to={`/admin/products/${productId}`} className="link inline-flex min-h-11 items-center">
        {product}
      </Link>
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      <p className="text-sm text-moss">{formatMoment(at)}</p>
      <AnswerFields
        name={`Answer about ${product}`}
        hint="The email names the product and does not repeat the question, so please say what you answer."
        answerLabel="Send the answer"
        answering={answer.isPending}
        closing={close.isPending}
        error={answer.error ?? close.error}
        onAnswer={(text) => answer.mutate(text)}
        onClose={() => close.mutate(undefined)}
      />
    </li>
  );
}
