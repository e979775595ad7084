import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { inTransaction } from '#platform/server/db.ts';
import { checkMailServer } from '#platform/server/checks/check-mail-server.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { limitRate } from '#platform/server/limits/limit-rate.ts';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { checkStore, storeOfBucket } from '#platform/server/checks/check-store.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { getUser } from '#shop/accounts/server/find-user.ts';
import { type CheckResult, endpoints, messages, screenRefusals } from '#shop/settings/admin/contract.ts';
import { testEmail } from '#shop/settings/emails/settings-emails.ts';
import { checkCourier } from '#shop/shipping/couriers/check-courier.ts';
import type { ApiEnv, ShopContext } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';

const maxPerMinute = 6;

/** Each check asks another server, so a click held down must not. Runs after the guard of staff. */
const limitChecks = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.config.RATE_LIMITS)
    await limitRate(c.var.db, [
      { name: 'machine-checks', subject: String(userOf(c)), limit: maxPerMinute, windowSeconds: 60 },
    ]);
  await next();
});

/** Mounts the checks of what the environment holds: mail server, courier and buckets. No result holds a value of the environment. */
export function serveMachineChecks(app: Hono<ApiEnv>, { settings }: ShopContext): void {
  const guards = [staff('owner'), limitChecks];

  serveEndpoint(app, endpoints.sendTestEmail, guards, async (_, c): Promise<CheckResult> => {
    const problem = await checkMailServer(c.var.config, c.var.db);
    if (problem) return { isFine: false, message: problem };
    const to = await queueTest(c);
    const message = c.var.config.MAIL_URL ? messages.testSent(to) : messages.testInMailbox;
    return { isFine: c.var.config.MAIL_URL !== undefined, message };
  });

  serveEndpoint(app, endpoints.askCourier, guards, (_, c) => checkCourier(c.var.config));

  serveEndpoint(app, endpoints.testBucket, guards, ({ body }, c) =>
    body.place === 'pictures' ? checkPictures(c) : checkBackups(),
  );

  async function checkBackups(): Promise<CheckResult> {
    if (!settings) throw screenRefusals.notStarted();
    const address = settings.inEnvironment('BACKUP_URL');
    if (!address) return { isFine: false, message: messages.noBackupBucket };
    return resultOf(await checkStore(storeOfBucket(address)), messages.backupsInBucket);
  }
}

async function queueTest(c: Context<ApiEnv>): Promise<string> {
  const { email } = await getUser(c.var.db, userOf(c));
  const data = { sentAt: new Date().toISOString() };
  await inTransaction(c.var.db, (tx) => queueEmail(tx, testEmail, { to: email, data }));
  return email;
}

async function checkPictures(c: Context<ApiEnv>): Promise<CheckResult> {
  const { config } = c.var;
  const fine = config.STORAGE_URL ? messages.picturesInBucket : messages.picturesInFolder;
  return resultOf(await checkStore(pictureStore(config)), fine);
}

function resultOf(problem: string | null, fine: string): CheckResult {
  return problem ? { isFine: false, message: problem } : { isFine: true, message: fine };
}
