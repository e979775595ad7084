import { openProvider, type TestProvider } from '#shop/accounts/server/google/testing.ts';
import { EmailSink } from './email-sink.ts';
import { cloneDatabase } from './journey-shop.ts';
import { ShopProcess } from './shop-process.ts';

/** A shop with Google sign-in, its own database and email sink. A test provider represents Google. */
export type GoogleShop = {
  url: string;
  emails: EmailSink;
  provider: TestProvider;
  loseProvider: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openGoogleShop(port: number): Promise<GoogleShop> {
  const emails = new EmailSink();
  const provider = await openProvider({ returnUrl: `http://localhost:${port}/login/google` });
  const shop = new ShopProcess(port, {
    DATABASE_URL: await cloneDatabase(),
    MAIL_URL: await emails.open(),
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER_URL: provider.issuerUrl,
  });
  let hasProvider = true;
  const closeProvider = async () => {
    if (hasProvider) await provider.close();
    hasProvider = false;
  };
  const close = async () => {
    await shop.close();
    await closeProvider();
    await emails.close();
  };
  const loseProvider = async () => {
    await closeProvider();
    await shop.stop();
    await shop.open();
  };
  await shop.open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url: shop.url, emails, provider, loseProvider, close };
}
