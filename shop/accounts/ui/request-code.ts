import type { FieldErrors } from '#platform/refusal.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, messages } from '../contract.ts';
import { storeLogin } from './session.ts';

export type Names = { firstName: string; lastName: string; email: string };
export type Proof = { email: string; otp: string };

/** Refusals by field, or null for success. The customer has seen either. */
export type Refused = FieldErrors | null;

export function askForLoginCode({ email }: { email: string }): Promise<Refused> {
  return askForCode('Failed to send OTP for login!', messages.loginCodeSent, () =>
    callApi(endpoints.loginSendOtp, { body: { email } }),
  );
}

export function askForRegistrationCode({ firstName, lastName, email }: Names): Promise<Refused> {
  return askForCode('Failed to send OTP for registration!', messages.codeSent, () =>
    callApi(endpoints.registerSendOtp, { body: { firstName, lastName, email } }),
  );
}

export function verifyRegistration(proof: Proof): Promise<Refused> {
  return ask('Failed to verify OTP!', async () => {
    const { message } = await callApi(endpoints.registerVerifyOtp, { body: proof });
    void closeCodeMessages();
    return message || messages.registered;
  });
}

export function verifyLogin(proof: Proof): Promise<Refused> {
  return ask('Login failed! Please check your OTP.', async () => {
    const answer = await callApi(endpoints.loginVerifyOtp, { body: proof });
    if (!answer.email)
      throw new ApiError(200, { message: 'Invalid response from server during login verification.' });
    storeLogin(answer);
    void closeCodeMessages();
    return answer.message || messages.loggedIn;
  });
}

/** The code was used, so the screen no longer asks for it. The code of the toasts is loaded by then. */
export async function closeCodeMessages(): Promise<void> {
  try {
    const { closeToast } = await import('#platform/ui/toasts/toast-list.ts');
    for (const text of [messages.codeSent, messages.loginCodeSent]) closeToast(text);
  } catch {
    // The message goes by itself.
  }
}

/** A link instead of a code leads to no further step; the email field shows the message. */
async function askForCode(
  failure: string,
  success: string,
  send: () => Promise<{ link?: boolean | undefined }>,
): Promise<Refused> {
  let isLink = false;
  const refused = await ask(failure, async () => {
    isLink = (await send()).link ?? false;
    return isLink ? messages.linkSent : success;
  });
  return isLink ? { email: messages.linkSent } : refused;
}

/** Shows success and failure as toasts (section 8): the server's message or `failure`. */
async function ask(failure: string, work: () => Promise<string>): Promise<Refused> {
  try {
    toast.success(await work());
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message || failure);
    return error.fields;
  }
}
