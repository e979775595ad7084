import { expect, test } from 'vitest';
import { readStaffArguments } from './staff-arguments.ts';

test('reads an email and a role; the role none removes the role', () => {
  const email = ['--email', 'Rani@Example.in'];
  expect(readStaffArguments([...email, '--role', 'packer'])).toEqual({
    email: 'rani@example.in',
    role: 'packer',
  });
  expect(readStaffArguments([...email, '--role', 'none'])).toEqual({ email: 'rani@example.in', role: null });
  expect(readStaffArguments([...email, '--reset'])).toEqual({ email: 'rani@example.in', reset: true });
  expect(readStaffArguments(['--mailbox'])).toEqual({ mailbox: true });
});

test.each([
  [['--email', 'nobody', '--role', 'owner'], '--email must be an e-mail address: npm run staff -- '],
  [['--role', 'owner'], '--email must be an e-mail address: npm run staff -- '],
  [
    ['--email', 'a@b.in', '--role', 'king'],
    '--role must be one of owner, packer, support, content, accountant, none',
  ],
  [['--mail', 'a@b.in'], 'The options are --email, --role, --reset and --mailbox: npm run staff -- '],
  [['--email', 'a@b.in', '--role', 'owner', '--reset'], '--reset takes no --role: npm run staff -- '],
  [['--mailbox', '--email', 'a@b.in'], '--mailbox stands alone: npm run staff -- '],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => readStaffArguments(args)).toThrow(sentence);
});
