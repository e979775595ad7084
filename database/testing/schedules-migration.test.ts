import { expect, it } from 'vitest';
import { olderShop } from './older-shop.ts';

const shop = olderShop();

it('makes drafts of emails, policies and banners that content scheduled', async () => {
  await shop.migrateBefore('who-scheduled');
  const text = (id: number, kind: string, key: string, by: number) => `
    insert into content_entries (id, kind, key) values (${id}, '${kind}', '${key}');
    insert into content_versions (entry_id, state, data, author_id, publish_at) values (${id}, 'scheduled', '{"n":1}', 2, now() + interval '1 day');
    insert into change_log (kind, entity_id, action, author_id, before, after) values
      ('content', '${id}', 'change', ${by}, '{"hour":null}', '{"hour":"2026-12-01T00:00:00.000Z"}');`;
  await shop.run(`
    insert into users (id, email, first_name, last_name, mobile, staff_role) values
      (1, 'o@example.in', 'Asha', 'Rao', '9845012345', 'owner'), (2, 'c@example.in', 'Ravi', 'Rao', '9845012346', 'content');
    ${text(1, 'emails', 'order-placed', 2)}
    ${text(2, 'policy', 'returns', 1)}
    ${text(3, 'blog', 'sesame', 2)}
    ${text(4, 'banner', 'banner', 2)}
    insert into content_versions (entry_id, state, data, author_id) values (4, 'draft', '{"n":2}', 2);`);
  const { rows } = await shop.migrate();
  const versions = await rows(
    `select entry_id as id, state, data, scheduled_by as by, problem <> '' as told from content_versions order by entry_id`,
  );
  expect(versions).toEqual([
    { id: 1, state: 'draft', data: { n: 1 }, by: 2, told: true },
    { id: 2, state: 'scheduled', data: { n: 1 }, by: 1, told: false },
    { id: 3, state: 'scheduled', data: { n: 1 }, by: 2, told: false },
    { id: 4, state: 'draft', data: { n: 2 }, by: null, told: false },
  ]);
  expect(await rows('select id, revision from content_entries order by id')).toEqual([
    { id: 1, revision: 1 },
    { id: 2, revision: 0 },
    { id: 3, revision: 0 },
    { id: 4, revision: 1 },
  ]);
});
