import type { FieldErrors } from '#platform/refusal.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { loginSendOtp, loginVerifyOtp, messages, registerSendOtp, registerVerifyOtp } from '../contract.ts';
import { storeLogin } from './session.ts';

export type Names = { firstName: string; lastName: string; email: string };
export type Proof = { email: string; otp: string };

/** What was refused, field by field; null when it went well. Either way the shopper has been told. */
export type Refused = FieldErrors | null;

export function askForLoginCode({ email }: { email: string }): Promise<Refused> {
  return ask('Failed to send OTP for login!', async () => {
    await callApi(loginSendOtp, { body: { email } });
    return messages.loginCodeSent;
  });
}

export function askForRegistrationCode(names: Names): Promise<Refused> {
  return ask('Failed to send OTP for registration!', async () => {
    await callApi(registerSendOtp, { body: names });
    return messages.codeSent;
  });
}

export function verifyRegistration(proof: Proof): Promise<Refused> {
  return ask('Failed to verify OTP!', async () => {
    const { message } = await callApi(registerVerifyOtp, { body: proof });
    return message || messages.registered;
  });
}

export function verifyLogin(proof: Proof): Promise<Refused> {
  return ask('Login failed! Please check your OTP.', async () => {
    const answer = await callApi(loginVerifyOtp, { body: proof });
    if (!answer.email)
      throw new ApiError(200, { message: 'Invalid response from server during login verification.' });
    storeLogin(answer);
    return answer.message || messages.loggedIn;
  });
}

/** Section 8: success and failure are toasts; a failure shows the server's message or `failure`. */
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
