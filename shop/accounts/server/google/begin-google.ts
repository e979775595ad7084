import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { googleRefusals } from '../../google.ts';
import { googleClient, type GoogleSettings } from './google-client.ts';
import { sealProof } from './proof.ts';

/**
 * Begins a sign-in with Google. Returns the address for the browser, and the proof that it must bring back. Refuses when the
 * provider is unreachable (503).
 */
export async function beginGoogle(settings: GoogleSettings): Promise<{ url: string; proof: string }> {
  const client = await googleClient(settings).catch((cause: unknown) => {
    throw Object.assign(googleRefusals.unreachable(), { cause });
  });
  const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()];
  const url = buildAuthorizationUrl(client, {
    redirect_uri: settings.returnUrl,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    prompt: 'select_account',
  });
  return { url: url.href, proof: sealProof({ verifier, state, nonce }) };
}
