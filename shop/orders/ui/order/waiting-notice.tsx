import { formatWeekdayAndYear } from '#platform/india-time.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { Order } from '../../contract.ts';
import { confirmByText } from '../../hold.ts';

/** The event that a placed order waits for before it leaves. */
export function WaitingNotice({ order }: { order: Order }) {
  const { waitsFor, confirmToken, sendOn, confirmBy, waitsForStock } = order;
  if (waitsFor === 'later_day' && sendOn)
    return <Notice>{`You chose a later day. We send your order on ${formatWeekdayAndYear(sendOn)}.`}</Notice>;
  if (waitsFor !== 'confirmation' || !confirmToken) return null;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-56 flex-1">
          <strong className="font-semibold">Please confirm your order.</strong>{' '}
          {waitsForStock
            ? 'Many people are ordering the same goods. Yours are set aside when you confirm, while we have them.'
            : 'We have reserved it and send it as soon as you confirm.'}
          {confirmBy && (
            <span> We cancel it if you have not confirmed it by {confirmByText(confirmBy)}.</span>
          )}
        </p>
        <ButtonLink to={`/order-link?do=confirm&token=${confirmToken}`}>Confirm or correct</ButtonLink>
      </div>
    </Notice>
  );
}
