import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/fulfilment/admin/by-hand.ts';
import { endpoints as choices } from '#shop/fulfilment/admin/courier-choice.ts';
import { endpoints as files } from '#shop/fulfilment/admin/courier-file.ts';
import {
  checkFile,
  importFile,
  inspectFile,
} from '#shop/fulfilment/admin/server/courier-file/import-file.ts';
import { giveWaybills } from '#shop/fulfilment/admin/server/by-hand/give-waybills.ts';
import { listByHand, readSteps } from '#shop/fulfilment/admin/server/by-hand/list-by-hand.ts';
import { takeStep, undoNewest } from '#shop/fulfilment/admin/server/by-hand/take-step.ts';
import { chooseForOrder, readChoice } from '#shop/fulfilment/admin/server/courier-choice/choose-for-order.ts';
import {
  readPincodeLists,
  savePincodes,
} from '#shop/fulfilment/admin/server/courier-choice/save-pincodes.ts';
import { hasReturn } from '#shop/returns/server/has-return.ts';
import { collectsWholeRupees } from '#shop/shipping/couriers/booking-files/india-post.ts';
import { listHandCouriers, saveHandCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import type { ApiEnv } from '../../context.ts';
import { staff, userOf } from '../../middleware/guards.ts';
import { authorOf, roleOf } from '../author-of.ts';

export function serveByHand(app: Hono<ApiEnv>): void {
  const anyRole = staff('packer', 'support');

  serveEndpoint(app, endpoints.list, [anyRole], ({ query }, c) => listByHand(c.var.db, query));

  serveEndpoint(app, endpoints.get, [anyRole], ({ params }, c) => readSteps(c.var.db, params));

  serveEndpoint(app, endpoints.giveWaybills, [anyRole], async ({ body }, c) => ({
    results: await giveWaybills(c.var.db, { ...body, by: authorOf(c) }),
  }));

  serveEndpoint(app, endpoints.takeStep, [anyRole], async ({ body }, c) => ({
    results: await takeStep(c.var.db, { ...body, authorId: userOf(c), role: await roleOf(c) }),
  }));

  serveEndpoint(app, endpoints.undo, [staff('support')], ({ params, body }, c) =>
    undoNewest(c.var.db, { ...params, ...body, authorId: userOf(c), hasReturn }),
  );

  serveEndpoint(app, endpoints.couriers, [anyRole], (_, c) => readCouriers(c.var));

  serveEndpoint(app, endpoints.saveCourier, [staff('owner')], async ({ body }, c) => {
    await saveHandCourier(c.var.db, body);
    return readCouriers(c.var);
  });

  serveEndpoint(app, choices.get, [staff('support')], ({ params }, c) =>
    readChoice(c.var.db, { ...params, config: c.var.config }),
  );

  serveEndpoint(app, choices.choose, [staff('support')], ({ params, body }, c) =>
    chooseForOrder(c.var.db, { ...params, ...body, config: c.var.config, by: authorOf(c) }),
  );

  serveEndpoint(app, choices.pincodes, [staff('owner')], (_, c) =>
    readPincodeLists(c.var.db, { config: c.var.config }),
  );

  serveEndpoint(app, choices.savePincodes, [staff('owner')], ({ body }, c) =>
    savePincodes(c.var.db, { ...body, config: c.var.config, by: authorOf(c) }),
  );

  serveEndpoint(app, files.look, [anyRole], ({ query, bytes }, c) =>
    inspectFile(c.var.db, { ...query, bytes }),
  );

  serveEndpoint(app, files.check, [anyRole], async ({ query, bytes }, c) =>
    checkFile(c.var.db, { ...query, bytes, role: await roleOf(c), by: authorOf(c) }),
  );

  serveEndpoint(app, files.save, [anyRole], async ({ query, bytes }, c) =>
    importFile(c.var.db, { ...query, bytes, role: await roleOf(c), by: authorOf(c) }),
  );
}

async function readCouriers({ db, config }: Pick<ApiEnv['Variables'], 'db' | 'config'>) {
  const couriers = await listHandCouriers(db);
  const inWholeRupees = couriers.some(({ name, isActive }) => isActive && collectsWholeRupees(name));
  return { couriers, asksForWholeRupees: inWholeRupees && !config.CASH_WHOLE_RUPEES };
}
