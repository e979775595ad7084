import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { type Credential, endpoints } from '../contract.ts';

const cancelled = 'The passkey was not used. Please try again, or use another way.';

/** Sets up a passkey of this device. Returns the recovery codes. Throws an ApiError also when the user cancels. */
export async function addPasskey(): Promise<string[]> {
  const { options } = await callApi(endpoints.setUpPasskey, {});
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(explain);
  const body = made as unknown as Credential;
  return (await callApi(endpoints.confirmPasskey, { body })).recoveryCodes;
}

/** Proves the second factor with a passkey. Throws an ApiError also when the user cancels. */
export async function signInWithPasskey(): Promise<void> {
  const { options } = await callApi(endpoints.beginPasskey, {});
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = await startAuthentication({ optionsJSON }).catch(explain);
  await callApi(endpoints.verifyPasskey, { body: used as unknown as Credential });
}

/** The browser's own texts are technical. */
function explain(): never {
  throw new ApiError(400, { message: cancelled, code: 'passkey_cancelled' });
}
