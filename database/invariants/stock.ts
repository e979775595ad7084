import type { Invariant } from './invariant.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';

export const stockKept: Invariant = {
  number: 1,
  says: 'Stock is never negative, and is the sum of its ledger',
  checks: [
    {
      name: 'stock below zero',
      query: `select 'product ' || id || ': ' || stock as what from products where stock < 0`,
    },
    {
      name: 'stock that is not the sum of its ledger',
      per: 'products',
      query: `select 'product ' || products.id || ': ' || stock || ' in stock, ' || coalesce(sum(change), 0) || ' by the ledger' as what
        from products left join stock_movements on product_id = products.id
        where {step} group by products.id having stock <> coalesce(sum(change), 0)`,
    },
    {
      name: 'combos with stock of their own, or with a combo as a part',
      query: `select distinct 'product ' || id || ': ' || stock || ' in stock' as what
        from products join combo_parts on combo_id = id
        where stock <> 0 or part_id in (select combo_id from combo_parts)`,
    },
  ],
};

/** Orders in these states lie on the shelf, and have taken no batch. */
const unpacked = inSql(statesThat('awaitsCourier', 'isPackable'));
const cancelled = inSql(statesThat('isCancelled'));

export const batchesComplete: Invariant = {
  number: 10,
  says: 'Stock and the units of orders not yet packed are the units in batches',
  checks: [
    {
      name: 'units in batches that are not stock and unpacked orders',
      per: 'products',
      query: `select 'product ' || products.id || ': ' || coalesce(held, 0) || ' in batches, ' || stock || ' in stock, '
          || coalesce(waiting, 0) || ' in unpacked orders' as what
        from products left join (
          select product_id, sum(units) as held from batches
          where product_id in (select id from products where {step}) group by 1
        ) held on held.product_id = products.id left join (
          select product_id, -sum(change) as waiting from stock_movements
          where reason in ('ordered', 'edited') and product_id in (select id from products where {step})
            and order_id in (select id::text from orders where state in ${unpacked}) group by 1
        ) waiting on waiting.product_id = products.id
        where {step} and coalesce(held, 0) <> stock + coalesce(waiting, 0)`,
    },
    {
      name: 'batches that are not the sum of their movements',
      per: 'products',
      query: `select 'batch ' || batches.id || ': ' || units || ' units, ' || coalesce(sum(change), 0) || ' moved' as what
        from batches left join batch_movements on batch_id = batches.id
        where product_id in (select id from products where {step})
        group by batches.id having units <> coalesce(sum(change), 0)`,
    },
    {
      name: 'orders whose batches gave other units than were ordered',
      per: 'orders',
      query: `with given as (
          select order_id, product_id, -sum(change) as units
          from batch_movements join batches on batches.id = batch_id
          where reason in ('packed', 'unpacked', 'cancelled') and order_id in (select id::text from orders where {step}) group by 1, 2
        ), ordered as (
          select order_id, product_id, -sum(change) as units from stock_movements
          where reason in ('ordered', 'edited') and order_id in (select order_id from given) group by 1, 2
        )
        select 'order ' || order_number || ' (' || state || '), product ' || product_id || ': ' || coalesce(given.units, 0)
          || ' of ' || coalesce(ordered.units, 0) as what
        from given full join ordered using (order_id, product_id) join orders on orders.id = order_id::uuid
        where coalesce(given.units, 0) <> case
          when state in ${unpacked} or state in ${cancelled} then 0 else coalesce(ordered.units, 0) end`,
    },
  ],
};

const taken = `select order_id::uuid as order_id, product_id,
    -sum(change) filter (where reason in ('ordered', 'edited')) as taken,
    count(*) filter (where reason = 'ordered') as takes,
    coalesce(sum(change) filter (where reason in ('cancelled', 'reopened')), 0) as back,
    count(*) filter (where reason = 'cancelled') - count(*) filter (where reason = 'reopened') as returns
  from stock_movements where order_id in (select id::text from orders where {step}) group by 1, 2`;

/** An order that waits for stock has taken none. A cancelled order of a new customer may have waited until its end. */
const tookNothing = `(coalesce(wanted.order_id, taken.order_id) not in (select order_id from taken) and exists (
    select from orders where orders.id = wanted.order_id
      and ('stock' in (held_for, also_held_for) or (of_new_customer and state in ${cancelled}))))`;

export const stockTakenAndReturned: Invariant = {
  number: 4,
  says: 'Stock taken for an order is quantity × packs × parts of its lines, and is returned exactly once when it is cancelled; an order that waits for stock takes none',
  checks: [
    {
      name: 'stock that was taken for no order',
      query: `select 'order ' || order_id || ', product ' || product_id as what from stock_movements
        where order_id is not null and not exists (select 1 from orders where id::text = order_id)`,
    },
    {
      name: 'stock taken that is not what was ordered',
      per: 'orders',
      query: `with taken as (${taken}), wanted as (
          select order_id, product_id, sum(quantity) as quantity from (
            select order_id, product_id, quantity * packs as quantity from order_lines
            where parts = '[]' and order_id in (select id from orders where {step})
            union all
            select order_id, (part->>'productId')::int, quantity * packs * (part->>'quantity')::int
            from order_lines, jsonb_array_elements(parts) part
            where order_id in (select id from orders where {step})
          ) units group by 1, 2
        )
        select 'order ' || coalesce(wanted.order_id, taken.order_id) || ', product ' || coalesce(wanted.product_id, taken.product_id)
          || ': ' || coalesce(quantity, 0) || ' ordered, ' || coalesce(taken, 0) || ' taken' as what
        from wanted full join taken using (order_id, product_id)
        where (coalesce(quantity, 0) <> coalesce(taken, 0) or takes > 1) and not ${tookNothing}`,
    },
    {
      name: 'units of unconfirmed orders that are not those of their orders',
      query: `select 'product ' || products.id || ': ' || unconfirmed || ' of ' || coalesce(held, 0) as what
        from products left join (
          select units.key::int as product_id, sum(units.value::int) as held
          from orders, jsonb_each_text(unconfirmed_units) as units group by 1
        ) of_orders on product_id = products.id
        where unconfirmed <> coalesce(held, 0)`,
    },
    {
      name: 'unconfirmed units of an order that holds none, was confirmed or is packed',
      query: `select 'order ' || order_number || ' (' || state || ')' as what from orders
        where unconfirmed_units is not null
          and (state not in ${unpacked} or 'stock' in (held_for, also_held_for) or confirmed_by is not null or not of_new_customer)`,
    },
    {
      name: 'stock of a cancelled order that did not come back once, or of another that did',
      per: 'orders',
      query: `with taken as (${taken})
        select 'order ' || order_number || ' (' || state || '), product ' || product_id || ': ' || back || ' of ' || taken
          || ' came back' as what
        from taken join orders on orders.id = taken.order_id
        where (state in ${cancelled} and (back <> taken or returns > 1)) or (state not in ${cancelled} and returns > 0)`,
    },
    {
      name: 'sellable units of an inspection that did not go back once',
      per: 'orders',
      query: `with found as (
          select order_id, change_id, sum(units) as units from inspected_units join inspections on inspections.id = inspection_id
          where change_id is not null and order_id in (select id from orders where {step}) group by 1, 2
        )
        select 'order ' || order_id || ': ' || units || ' found, ' || coalesce(back, 0) || ' came back' as what
        from found left join lateral (
          select sum(change) as back from stock_movements where stock_movements.change_id = found.change_id
        ) moved on true
        where units <> coalesce(back, 0)`,
    },
    {
      name: 'products of which more came back than an order took',
      per: 'orders',
      query: `select 'order ' || order_id || ', product ' || product_id || ': ' || sum(change) as what from stock_movements
        where reason <> 'sample' and order_id in (select id::text from orders where {step}) group by order_id, product_id having sum(change) > 0`,
    },
  ],
};
