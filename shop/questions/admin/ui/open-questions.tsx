import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoment } from '#platform/india-time.ts';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import type { OpenQuestions as Open } from '../contract.ts';
import { ProductQuestion } from './product-question.tsx';

/**
 * The questions that wait for an answer, the oldest first. Staff answer one about an order on the page of the order, and one about a
 * product here.
 */
export function OpenQuestions({ questions, productQuestions }: Open) {
  if (questions.length + productQuestions.length === 0)
    return (
      <EmptyState picture={<MessageCircle strokeWidth={1.25} />} title="No open questions">
        Questions of customers about orders and products appear here.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-10">
      {questions.length > 0 && (
        <section aria-labelledby="of-orders">
          <h2 id="of-orders" className="text-xl">
            About orders
          </h2>
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
        </section>
      )}
      {productQuestions.length > 0 && (
        <section aria-labelledby="of-products">
          <h2 id="of-products" className="text-xl">
            About products
          </h2>
          <ol className="divide-y divide-line">
            {productQuestions.map((question) => (
              <ProductQuestion key={question.id} question={question} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
