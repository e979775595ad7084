import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoment } from '#platform/india-time.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import type { OpenQuestion } from '../contract.ts';

/** The questions that wait for an answer, the oldest first. Staff answer them on the page of the order. */
export function OpenQuestions({ questions }: { questions: OpenQuestion[] }) {
  if (questions.length === 0)
    return (
      <EmptyState picture={<MessageCircle strokeWidth={1.25} />} title="No open questions">
        Questions of customers about their orders appear here.
      </EmptyState>
    );
  return (
    <ol className="divide-y divide-line">
      {questions.map(({ id, words, at, orderNumber }) => (
        <li key={id} className="flex flex-col gap-1 py-3">
          <Link to={`/admin/orders/${orderNumber}`} className="link inline-flex min-h-11 items-center">
            Order {orderNumber}
          </Link>
          <p className="whitespace-pre-line wrap-anywhere">{words}</p>
          <p className="text-sm text-moss">{formatMoment(at)}</p>
        </li>
      ))}
    </ol>
  );
}
