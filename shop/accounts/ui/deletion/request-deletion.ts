import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../account-deletion.ts';
import type { Refused } from '../request-code.ts';

const failed = 'That did not work. Please try again.';

export async function askForDeletionCode(): Promise<string> {
  try {
    const { message } = await callApi(endpoints.sendOtp, {});
    toast.success(message);
    return '';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message || failed;
  }
}

/** Deletes the account with the code. Returns refusals by field, or null. */
export async function confirmDeletion(otp: string): Promise<Refused> {
  try {
    const { message } = await callApi(endpoints.confirm, { body: { otp } });
    toast.success(message);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message || failed);
    return Object.keys(error.fields).length > 0 ? error.fields : { otp: error.message || failed };
  }
}
