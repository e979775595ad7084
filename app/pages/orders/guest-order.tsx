import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { editableStates, isUnderWay, orderStates } from '#shop/orders/states.ts';
import { endpoints, type TrackedOrder } from '#shop/orders/tracking/contract.ts';

type Props = { order: TrackedOrder; token: string };

/**
 * The part of the tracking page for a customer without an account. The browser that ordered has a secret behind the `#` of its link, which
 * no server and no log sees. Others see it only when they are signed in.
 */
export default function GuestOrder({ order, token }: Props) {
  const accountToken = useLocation().hash.slice(1);
  const { user, ended } = useSession();
  const signedIn = user !== null && user.id > 0 && !ended;
  const join = useJoin({ token, accountToken });
  if (accountToken === '' && !signedIn) return null;
  return (
    <section
      aria-label="Your order"
      className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4 md:p-6"
    >
      {accountToken !== '' && <KeepLink order={order} />}
      {accountToken === '' && <p>Did you place this order without an account?</p>}
      <div className="flex flex-wrap gap-3">
        {accountToken !== '' && (
          <Button variant="secondary" onClick={() => void copyLink()}>
            Copy link
          </Button>
        )}
        <Button
          variant="quiet"
          busy={join.isPending}
          onClick={() => (signedIn ? join.mutate() : openLoginModal(() => join.mutate()))}
        >
          {signedIn ? 'Add to my account' : 'Add to an account'}
        </Button>
      </div>
    </section>
  );
}

/** Returns where the order is, for its customer. */
function headingOf({ state, waitsFor }: TrackedOrder): string {
  if (waitsFor === 'payment') return 'Pay now to place your order';
  if (editableStates.includes(state)) return 'Thank you, your order is placed';
  if (orderStates[state].isCancelled) return 'Your order is cancelled';
  if (orderStates[state].hasArrived) return 'Your order has arrived';
  return isUnderWay(state) ? 'Your order is under way' : 'Your order did not arrive';
}

function KeepLink({ order }: { order: TrackedOrder }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-lg font-semibold">{headingOf(order)}</p>
      {order.waitsFor === 'confirmation' && (
        <p>
          It leaves once you have confirmed it. The link for that comes by email, or the shop sends it to your
          phone.
        </p>
      )}
      <p className="text-moss">
        Keep the link of this page to yourself. It follows your order for 60 days, and adds it to an account.
      </p>
    </div>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast.success('Link copied.');
  } catch {
    toast.error('Your browser copies nothing. Please keep the address of this page.');
  }
}

function useJoin({ token, accountToken }: { token: string; accountToken: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      callApi(endpoints.joinAccount, {
        params: { token },
        body: accountToken === '' ? {} : { accountToken },
      }),
    onSuccess: async ({ orderNumber }) => {
      await client.invalidateQueries({ queryKey: ['orders'] });
      toast.success('The order is in My Orders now.');
      await navigate(`/orders/${orderNumber}`, { replace: true });
    },
    onError: ({ message }) => toast.error(message),
  });
}
