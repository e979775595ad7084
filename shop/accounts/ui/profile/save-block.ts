import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { type profileChange, endpoints, type User } from '../../contract.ts';
import { type ProfileBlock, profileMessages } from '../../profile.ts';
import { closeCodeMessages, type Refused } from '../request-code.ts';
import { profileQuery } from '../queries.ts';
import { updateStoredUser } from '../session.ts';

type Change = Omit<z.input<typeof profileChange>, 'id'>;

const firstField: Record<ProfileBlock, string> = { personal: 'firstName', email: 'email', mobile: 'mobile' };

/** The field of a refusal that asks for a code of the current email first. */
export const freshLogin = 'freshLogin';

/** Saves one block of the profile, keeps the saved user and shows the result (section 8). */
export function useSaveBlock(block: ProfileBlock, user: Pick<User, 'id'>) {
  const take = useTakeOver();
  return (change: Change): Promise<Refused> =>
    tell(block, firstField[block], async () => {
      const saved = await callApi(endpoints.saveProfile, { body: { id: user.id, ...change } });
      await take(saved);
      if (saved.pendingEmail && saved.pendingEmail === change.email)
        toast.info('OTP sent to your email! Please verify.');
      else toast.success(profileMessages.updated);
    });
}

export function useVerifyEmail() {
  const take = useTakeOver();
  return (otp: string): Promise<Refused> =>
    tell('email', 'otp', async () => {
      await take(await callApi(endpoints.confirmEmailChange, { body: { otp } }));
      void closeCodeMessages();
      toast.success(profileMessages.updated);
    });
}

function useTakeOver() {
  const client = useQueryClient();
  const { queryKey } = profileQuery();
  return async (user: User) => {
    // A read that began before the save may arrive after it with the old profile.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, user);
    updateStoredUser(user);
  };
}

async function tell(block: ProfileBlock, field: string, work: () => Promise<void>): Promise<Refused> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'fresh_login_needed') return { [freshLogin]: error.message };
    toast.error(profileMessages.updateFailed(block));
    const isShown = Object.keys(error.fields).length > 0 || !error.message || error.status === 401;
    return isShown ? error.fields : { [field]: error.message };
  }
}
