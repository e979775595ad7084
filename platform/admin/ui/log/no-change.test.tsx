import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { NoChange } from './no-change.tsx';

const drawn = (query: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/admin/log?${query}`]}>
      <NoChange />
    </MemoryRouter>,
  );

it('says which filters leave nothing, and how to see more', () => {
  const text = drawn('who=7&from=2026-11-01&to=2026-11-02');
  expect(text).toContain('fits this person, the first day and the last day.');
  expect(text).toContain('in one of these fields to see more');
  expect(drawn('kind=product')).not.toContain('in one of these fields');
  expect(drawn('kind=product')).toContain('on the page of each order');
});
