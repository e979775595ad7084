import { once } from 'node:events';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { interactionPolicy, Provider } from 'oidc-provider';

type Options = { returnUrl: string; port?: number };

export type TestProvider = {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
  close: () => Promise<void>;
};

const client = { clientId: 'the-shop', clientSecret: 'a-secret-of-the-shop' };

/**
 * Starts a certified OpenID provider in Google's place. Its page accepts any email, or a cancel. Addresses that begin with
 * `unverified` count as unconfirmed.
 */
export async function openProvider({ returnUrl, port = 0 }: Options): Promise<TestProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuerUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = makeProvider(issuerUrl, returnUrl);
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isPage = request.url?.startsWith('/interaction/');
    void (isPage ? askWho(provider, request, response) : answer(request, response));
  });
  return { ...client, issuerUrl, close: () => closeServer(server) };
}

function makeProvider(issuerUrl: string, returnUrl: string): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(issuerUrl, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [returnUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: prompts, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({
        sub: email,
        email,
        email_verified: !email.startsWith('unverified'),
        given_name: 'Tara',
        family_name: 'Rao',
      }),
    }),
    /** Every user has agreed. */
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function askWho(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return void response.setHeader('content-type', 'text/html').end(page);
  const email = new URLSearchParams(await text(request)).get('email');
  const result = email
    ? { login: { accountId: email }, select_account: {} }
    : { error: 'access_denied', error_description: 'End-User aborted interaction' };
  return provider.interactionFinished(request, response, result);
}

const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Test provider</title><h1>Test provider</h1>
<form method="post"><label>Email <input name="email" type="email"></label><button>Sign in</button></form>
<form method="post"><button>Cancel</button></form></html>`;

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
