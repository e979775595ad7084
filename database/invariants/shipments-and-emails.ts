import type { Invariant } from './invariant.ts';
import { paymentExpired } from '#shop/orders/order.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';
import { awaitedMethod } from '#shop/payments/methods.ts';

const placed = inSql(statesThat('awaitsCourier'));
const living = `state in ('created', 'retry', 'active')`;
/** The email log keeps 180 days, and does not cover the time before it existed. */
const logged = `placed_at >= greatest((select min(queued_at) from email_log), now() - interval '179 days')`;

/** An order by phone may have neither an account nor an email. One without an account may join one later, and still has no email of its placing. */
const hasEmail = `not (contact_email is null and (channel = 'guest' or (channel = 'phone' and user_id is null)))`;

export const parcelsAndEmails: Invariant = {
  number: 5,
  says: 'One shipment an order, one waybill at most; each order’s mail is sent or will be',
  checks: [
    {
      name: 'orders without exactly one shipment',
      per: 'orders',
      query: `select 'order ' || orders.order_number || ': ' || count(shipments.id) as what
        from orders left join shipments on shipments.order_id = orders.id
        where {step} group by orders.id having count(shipments.id) <> 1`,
    },
    {
      name: 'former parcels that lie with the courier, and no job that will cancel them',
      query: `select 'order ' || order_id as what from former_parcels
        where state = 'withdrawn' and waybill is not null and last_error is null
          and retired_at between now() - interval '1 day' and now() - interval '1 minute' and not exists (
            select 1 from pgboss.job where name = 'delivery.cancel-former-parcel' and ${living}
              and data->>'orderId' = former_parcels.order_id::text)`,
    },
    {
      name: 'shipments of no order, and waybills given twice',
      query: `select 'shipment of ' || order_number as what from shipments
        where not exists (select 1 from orders where id = shipments.order_id)
        union all select 'waybill ' || waybill from shipments where waybill is not null group by waybill having count(*) > 1`,
    },
    {
      name: 'confirmed orders without a waybill, and parcels of orders that were only placed',
      per: 'orders',
      query: `select 'order ' || orders.order_number || ' (' || orders.state || '), shipment ' || shipments.state as what
        from orders join shipments on shipments.order_id = orders.id
        where {step} and ((orders.state not in ${inSql(statesThat('awaitsCourier', 'isCancelled'))} and waybill is null
            and not exists (select 1 from former_parcels where former_parcels.order_id = orders.id))
          or (orders.state in ${placed} and shipments.state <> case when held_for is null then 'waiting' else 'held' end)
          or (orders.state not in ${placed} and shipments.state = 'held'))`,
    },
    {
      name: 'shipments that wait, and no job that will ask the courier',
      query: `select 'order ' || order_number as what from shipments
        where state = 'waiting' and created_at > now() - interval '1 day' and not exists (
          select 1 from pgboss.job where name = 'delivery.create-shipment' and ${living}
            and data->>'orderId' = shipments.order_id::text)`,
    },
    {
      name: 'parcels that the courier shall change, and no job that will ask it',
      query: `select 'order ' || shipments.order_number as what from shipments
        where state = 'editing' and updated_at > now() - interval '1 day' and not exists (
          select 1 from pgboss.job where name = 'delivery.edit-parcel' and ${living}
            and data->>'orderId' = shipments.order_id::text)`,
    },
    {
      name: 'orders without exactly one mail that says they are placed',
      per: 'orders',
      query: `select 'order ' || order_number || ': ' || count(email_log.id) as what
        from orders left join email_log on about = order_number and repeats is null
          and template = case when replaces is null then 'order-placed' else 'replacement-placed' end
        where {step} and ${logged} and ${hasEmail} group by orders.id
        having count(email_log.id) <> case when payment_mode = '${awaitedMethod}' then 0 else 1 end`,
    },
    {
      name: 'cancelled orders without exactly one mail that says so, and others with one',
      per: 'orders',
      query: `select 'order ' || order_number || ' (' || orders.state || '): ' || count(email_log.id) as what
        from orders left join email_log on about = order_number and template = 'order-cancelled' and repeats is null
        where {step} and ${logged} and ${hasEmail} group by orders.id
        having count(email_log.id) <>
          case when orders.state in ${inSql(statesThat('isCancelled'))} and cancel_reason is distinct from '${paymentExpired}' then 1 else 0 end`,
    },
    {
      name: 'mails that were not sent, and no job that will send them',
      query: `select 'mail ' || id || ' (' || template || ', ' || state || ')' as what from email_log
        where state in ('queued', 'failed') and queued_at > now() - interval '1 day' and not exists (
          select 1 from pgboss.job where name = 'mail.send' and ${living} and (data->>'logId')::int = email_log.id)`,
    },
    {
      name: 'mails about orders that do not exist',
      query: `select 'mail ' || id || ' about ' || about as what from email_log
        where about like 'AR-%' and not exists (select 1 from orders where order_number = about)`,
    },
  ],
};

export const nothingOpen: Invariant = {
  number: 9,
  says: 'No open code lies in the queue, the log of mails or the table of codes',
  checks: [
    {
      name: 'jobs with an open code',
      query: `select 'job ' || id as what from pgboss.job where name = 'mail.send' and data->'data' ? 'code'`,
    },
    {
      name: 'emails that lie in the queue unsealed, or after they left',
      query: `select 'job ' || id || ' (' || state || ')' as what from pgboss.job
        where name = 'mail.send' and created_on < now() - interval '5 minutes' and state <> 'failed'
          and (not data ? 'sealed' or (state = 'completed' and completed_on < now() - interval '5 minutes'))`,
    },
    {
      name: 'mails with a code that were kept',
      query: `select 'mail ' || id as what from email_log where template like '%-code' and sealed_data is not null`,
    },
    {
      name: 'codes and tokens that are no hash',
      query: `select 'code ' || id as what from sign_in_codes where code_hash !~ '^[0-9a-f]{64}$'
        union all select 'session ' || id from sessions where token_hash !~ '^[0-9a-f]{64}$'`,
    },
  ],
  elsewhere: 'logs and cached pages: platform/server/log.test.ts, server/pages/page-cache.test.ts',
};
