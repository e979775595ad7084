import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../call-api.ts';
import { LinkedSheet } from './linked-sheet.tsx';

const ended = { text: 'Use the newest mail.', to: '/orders', label: 'My Orders' };

function show(read: { data?: string; error?: Error }, text: string | undefined = ended.text) {
  const { data, error = null } = read;
  const whole = { data, error, refetch: () => {} };
  const { to, label } = ended;
  return renderToStaticMarkup(
    <MemoryRouter>
      <LinkedSheet read={whole} ended={text ? { text, to, label } : { to, label }} failed="It failed.">
        {(order) => <p>{order}</p>}
      </LinkedSheet>
    </MemoryRouter>,
  );
}

it('shows what a link leads to, also when a later read fails', () => {
  expect(show({ data: 'Order 1', error: new ApiError(500, {}) })).toBe('<p>Order 1</p>');
});

it.each([400, 404, 409, 410])('says that a link has ended after a %i', (status) => {
  const html = show({ error: new ApiError(status, { message: 'Gone.' }) });
  expect(html).toContain('This link has ended');
  expect(html).toContain('Use the newest mail.');
  expect(html).not.toContain('Try again');
});

it('shows the own reason of the shop where a page names none', () => {
  expect(show({ error: new ApiError(409, { message: 'It was not delivered.' }) }, '')).toContain(
    'It was not delivered.',
  );
});

it.each([
  [429, 'Please wait.', 'Please wait.'],
  [503, '', 'It failed.'],
  [0, '', 'It failed.'],
])('offers another try after a %i', (status, message, text) => {
  const html = show({ error: new ApiError(status, { message }) });
  expect(html).toContain(text);
  expect(html).toContain('Try again');
  expect(html).not.toContain('has ended');
});
