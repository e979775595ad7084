// §8 the message about a code goes once the code was used
import { afterEach, expect, it, vi } from 'vitest';
import { listenToToasts, toast } from '#platform/ui/toast.tsx';
import { manager, showToast } from '#platform/ui/toasts/toast-list.ts';
import { messages } from '../contract.ts';
import { askForRegistrationCode, verifyRegistration } from './request-code.ts';

const closed: string[] = [];
const added = new Map<string, unknown>();
let stop = () => {};

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  closed.length = 0;
});

function watchToasts(): void {
  stop = listenToToasts(showToast);
  const add = manager.add.bind(manager);
  vi.spyOn(manager, 'add').mockImplementation((one) => {
    const id = add(one);
    added.set(id, one.description);
    return id;
  });
  vi.spyOn(manager, 'close').mockImplementation((id) => void closed.push(String(added.get(id ?? ''))));
}

it('closes the message about a code once the code was used', async () => {
  watchToasts();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: messages.registered })));
  const email = 'meera@example.in';
  await askForRegistrationCode({ firstName: 'Meera', lastName: 'Iyer', email });
  expect(closed).toEqual([]);
  await verifyRegistration({ email, otp: '123456' });
  await vi.waitFor(() => expect(closed).toEqual([messages.codeSent]));
});

it('shows a repeated message once', () => {
  watchToasts();
  toast.info('City and State auto-filled based on Pincode.');
  toast.info('City and State auto-filled based on Pincode.');
  expect(closed).toEqual(['City and State auto-filled based on Pincode.']);
});
