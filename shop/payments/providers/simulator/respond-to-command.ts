import { isAct, moveRefund, moveTry } from './move-tries.ts';
import type { Answer, SimulatorRequest, Office } from './office.ts';

const refundStates = ['processed', 'failed', 'waits'] as const;

/** Commands of tests and developers under `/simulator`. They name a try by its id, or the payment of the shop by `payment`. */
export async function respondToCommand(
  office: Office,
  { method, path, query }: SimulatorRequest,
): Promise<Answer> {
  switch (`${method} ${path}`) {
    case 'POST /simulator/behave':
      return fine(office.behaviour.behave(query) ?? { error: 'Unknown behaviour' });
    case 'POST /simulator/act':
      return act(office, query);
    case 'POST /simulator/refund':
      return actOnRefund(office, query);
    case 'POST /simulator/rotate':
      office.settings.webhookSecret = query.get('secret') ?? '';
      return fine({});
    case 'POST /simulator/webhook':
      office.settings.webhookUrl = query.get('url');
      return fine({});
    case 'POST /simulator/balance':
      office.settings.balancePaise = Number(query.get('paise'));
      return fine({});
    case 'POST /simulator/deliver':
      await office.webhooks.deliverDue({ all: true });
      await office.webhooks.settled();
      return fine(office.webhooks.state());
    case 'GET /simulator/payments':
      return fine(paymentsOf(office, query.get('payment') ?? ''));
    case 'GET /simulator/refunds':
      return fine(office.payments.refunds().filter(({ reference }) => reference === query.get('refund')));
    default:
      return { status: 404, body: { error: 'Not found' } };
  }
}

function act(office: Office, query: URLSearchParams): Answer {
  const order = office.payments.orderOf(query.get('payment') ?? '');
  const newest = order && office.payments.tries(order.id).at(-1);
  const one = office.payments.try(query.get('try') ?? '') ?? newest;
  const as = query.get('as');
  if (!one || !isAct(as)) return { status: 404, body: { error: 'Unknown try or act' } };
  return fine(moveTry(office, one, { act: as, reason: query.get('reason') }));
}

function actOnRefund(office: Office, query: URLSearchParams): Answer {
  const refund = office.payments.refunds().find(({ reference }) => reference === query.get('refund'));
  const state = refundStates.find((known) => known === query.get('as'));
  if (!refund || !state) return { status: 404, body: { error: 'Unknown refund or state' } };
  return fine(moveRefund(office, refund, state));
}

function paymentsOf(office: Office, reference: string): object {
  const order = office.payments.orderOf(reference);
  const tries = order ? office.payments.tries(order.id) : [];
  return { order, tries, refunds: tries.flatMap(({ id }) => office.payments.refundsOf(id)) };
}

function fine(body: object): Answer {
  return { status: 200, body };
}
