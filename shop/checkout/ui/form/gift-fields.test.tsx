// §9 the message of a gift is printed in letters, and its field says what is wrong with it
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import GiftFields from './gift-fields.tsx';

const draw = (message: string, money = { duePaise: 0, mayPayLater: true }) =>
  renderToStaticMarkup(<GiftFields gift={{ message }} {...money} onChange={() => {}} />);

it('the giver reads before the order that she may pay it herself, if she may', () => {
  const said = (mayPayLater: boolean, duePaise = 1_385_20) => draw('', { duePaise, mayPayLater });
  expect(said(true)).toContain('Would you like to pay it yourself?');
  expect(said(false)).not.toContain('pay it yourself');
  expect(said(true, 0)).not.toContain('pay it yourself');
});

it.each([
  ['🎂🎂', 'The message has only pictures. Please write it in letters.'],
  ['С днём рождения', 'Please write the message in Latin letters or in a script of India.'],
])('the field of a message that the shop refuses says so: %s', (message, said) => {
  const html = draw(message);
  expect(html).toContain(said);
  expect(html).toContain('aria-invalid="true"');
});

it.each(['', 'Happy birthday 🎂', 'जन्मदिन मुबारक'])(
  'the field of a good message has no error: %j',
  (message) => {
    expect(draw(message)).not.toContain('aria-invalid="true"');
  },
);
