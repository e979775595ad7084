// §3 the user as kept locally: sub, name or else the e-mail, picture, id, mobile, gender
import { afterEach, expect, test, vi } from 'vitest';
import { parseUser, toStoredUser } from './stored-user.ts';

const answer = {
  id: 7,
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@example.in',
  mobile: '9876543210',
  profilePictureUrl: '/uploads/avatars/a.webp',
};

afterEach(() => vi.unstubAllGlobals());

test('keeps the fields of the specification and no others', () => {
  expect(toStoredUser(answer)).toEqual({
    sub: 'meera@example.in',
    name: 'Meera Iyer',
    email: 'meera@example.in',
    picture: '/uploads/avatars/a.webp',
    id: 7,
    mobile: '9876543210',
    gender: '',
  });
  expect(toStoredUser({ ...answer, gender: 'female' }).gender).toBe('female');
});

test('uses the trimmed first and last name, or else the email', () => {
  expect(toStoredUser({ ...answer, lastName: '' }).name).toBe('Meera');
  expect(toStoredUser({ ...answer, firstName: '', lastName: '' }).name).toBe('meera@example.in');
});

test('logs and removes an unreadable user with its token, and leaves a readable one', () => {
  const removeItem = vi.fn<(key: string) => void>();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', { removeItem });
  const kept = toStoredUser(answer);
  expect(parseUser(JSON.stringify(kept))).toEqual(kept);
  expect(parseUser(null)).toBeNull();
  expect(removeItem).not.toHaveBeenCalled();
  for (const broken of ['{broken', 'null', '7', '{"email":"a@b.in"}']) {
    expect(parseUser(broken)).toBeNull();
    expect(removeItem.mock.calls.slice(-2)).toEqual([['user'], ['token']]);
    expect(log).toHaveBeenLastCalledWith('Failed to parse user from local storage', expect.any(Error));
  }
  expect(removeItem).toHaveBeenCalledTimes(8);
  log.mockRestore();
});
