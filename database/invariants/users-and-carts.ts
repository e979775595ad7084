import { maxLines } from '#shop/cart/contract.ts';
import type { Invariant } from './invariant.ts';

export const oneUserAnAddress: Invariant = {
  number: 6,
  says: 'One person an e-mail address; a code works once and in time, five tries at most',
  checks: [
    {
      name: 'addresses that two people have, or that are not in their one form',
      query: `select 'person ' || min(id) as what from users group by lower(trim(email)) having count(*) > 1
        union all select 'person ' || id from users where email <> trim(email) or split_part(email, '@', 2) <> lower(split_part(email, '@', 2))`,
    },
    {
      name: 'codes used after their time, or tried too often',
      query: `select 'code ' || id as what from sign_in_codes where used_at > expires_at or own_tries > 5 or other_tries > 5`,
    },
  ],
  elsewhere: 'that no token comes from a code that has ended: shop/accounts/server/sign-in.test.ts',
};

export const cartsOwned: Invariant = {
  number: 7,
  says: 'A cart belongs to one visitor or one person; no line below 1 or above its cap',
  checks: [
    {
      name: 'carts of nobody or of two',
      query: `select 'cart ' || id as what from carts where num_nonnulls(guest_hash, user_id) <> 1`,
    },
    {
      name: 'carts of people who do not exist',
      query: `select 'cart ' || id as what from carts where user_id is not null
        and not exists (select 1 from users where users.id = carts.user_id)`,
    },
    {
      name: 'lines below 1 or above their cap, and carts with too many',
      query: `select 'cart ' || cart_id || ', product ' || product_id || ': ' || cart_lines.quantity as what
          from cart_lines join products on products.id = product_id
          where cart_lines.quantity < 1 or cart_lines.quantity > max_per_line
        union all select 'cart ' || cart_id || ': ' || count(*) || ' lines' from cart_lines
          group by cart_id having count(*) > ${maxLines}`,
    },
  ],
  elsewhere: 'that a merged visitor’s cart is gone: shop/cart/server/merge-carts.test.ts',
};

export const ownRowsOnly: Invariant = {
  number: 8,
  says: 'What belongs to one person points at nobody else’s; uploaded pictures and rows belong together',
  checks: [
    {
      name: 'profile pictures that are not one’s own',
      query: `select 'person ' || users.id as what from users where profile_picture_url <> '' and not exists (
          select 1 from avatars where user_id = users.id and profile_picture_url like '%' || path)`,
    },
    {
      name: 'subscriptions that began with another customer’s order',
      query: `select 'subscription ' || subscriptions.id as what from subscriptions join orders on orders.id = first_order_id
        where orders.user_id <> subscriptions.user_id`,
    },
  ],
  elsewhere: 'that no call changes another’s rows: api/ownership.test.ts',
};
