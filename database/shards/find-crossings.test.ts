import { describe, expect, it } from 'vitest';
import { findCrossings } from './find-crossings.ts';

describe('a statement', () => {
  it.each([
    'select * from orders where user_id = $1 and id = $2',
    'select * from orders o join order_lines l using (order_id) where l.user_id = $1 and o.user_id = l.user_id',
    'select name from products where slug = $1',
    'insert into order_events (user_id, state) values ($1, $2)',
    'update carts set expires_at = now() where user_id = $1',
    'begin',
  ])('needs one shard: %s', async (statement) => {
    expect(await findCrossings(statement)).toEqual([]);
  });

  it.each([
    ['select * from orders where id = $1', ['select orders']],
    ['select * from orders where user_id in ($1, $2)', ['select orders']],
    ['select * from orders where user_id = any($1::int[])', ['select orders']],
    ['select * from orders where id = $1 or user_id = $2', ['select orders']],
    [
      'select * from order_lines l join orders o on o.id = l.order_id',
      ['select order_lines', 'select orders'],
    ],
    ['update products set stock = stock - 1 where id = $1', ['update products on each node']],
    ['with done as (delete from sessions where id = $1 returning 1) select * from done', ['delete sessions']],
  ])('%s asks several shards for %j', async (statement, crossings) => {
    expect(await findCrossings(statement)).toEqual(crossings);
  });
});
