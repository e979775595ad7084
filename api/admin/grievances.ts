import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { endpoints } from '#shop/grievances/admin/contract.ts';
import {
  acknowledgeGrievance,
  answerGrievance,
  closeAsSpam,
  reopenGrievance,
} from '#shop/grievances/admin/server/answer-grievance.ts';
import { getGrievance } from '#shop/grievances/admin/server/get-grievance.ts';
import { listGrievances } from '#shop/grievances/admin/server/list-grievances.ts';
import { noteGrievance } from '#shop/grievances/server/file-grievance.ts';
import { ticketOf } from '#shop/grievances/ticket.ts';
import type { ApiEnv } from '../context.ts';
import { staff, userOf } from '../middleware/guards.ts';
import { authorOf, logPersonalRead } from './author-of.ts';
import { sendWords } from './content/send-words.ts';

/** Mounts complaints for owner and support. */
export function serveStaffGrievances(app: Hono<ApiEnv>): void {
  const support = staff('support');
  const show = async (c: Context<ApiEnv>, id: number) => {
    const shown = await getGrievance(c.var.db, { id, userId: userOf(c) });
    logPersonalRead(c);
    return shown;
  };

  serveEndpoint(app, endpoints.list, [support], ({ query }, c) => listGrievances(c.var.db, query));

  serveEndpoint(app, endpoints.get, [support], ({ params }, c) => show(c, params.id));

  serveEndpoint(app, endpoints.note, [support], async ({ body }, c) => {
    const { id } = await noteGrievance(c.var.db, { form: body, by: authorOf(c) });
    return show(c, id);
  });

  serveEndpoint(app, endpoints.acknowledge, [support], async ({ params }, c) => {
    await acknowledgeGrievance(c.var.db, { ...params, by: authorOf(c) });
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.answer, [support], async ({ params, body }, c) => {
    const { reason, ...answer } = body;
    const sent = { about: ticketOf(params.id), field: 'words', text: answer.words, reason };
    await sendWords(c, sent, (db) => answerGrievance(db, { ...params, ...answer, by: authorOf(c) }));
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.close, [support], async ({ params }, c) => {
    await closeAsSpam(c.var.db, { ...params, by: authorOf(c) });
    return show(c, params.id);
  });

  serveEndpoint(app, endpoints.reopen, [support], async ({ params }, c) => {
    await reopenGrievance(c.var.db, { ...params, by: authorOf(c) });
    return show(c, params.id);
  });
}
