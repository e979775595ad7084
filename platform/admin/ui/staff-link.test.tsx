import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { MayOpen, StaffLink } from './staff-link.tsx';

const drawn = (mayOpen: (to: string) => boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MayOpen value={mayOpen}>
        <StaffLink to="/admin/orders/AR-1">Order AR-1</StaffLink>
      </MayOpen>
    </MemoryRouter>,
  );

it('shows a link to staff whose role opens its page, and plain text to others', () => {
  expect(drawn(() => true)).toContain('href="/admin/orders/AR-1"');
  const text = drawn((to) => !to.startsWith('/admin/orders'));
  expect(text).toContain('Order AR-1');
  expect(text).not.toContain('href');
});
