import type { Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { endpoints } from '#shop/questions/admin/contract.ts';
import { answerQuestion, closeQuestion, listForStaff } from '#shop/questions/admin/server/answer-question.ts';
import {
  answerProductQuestion,
  closeProductQuestion,
} from '#shop/questions/admin/server/answer-product-question.ts';
import { listOpenQuestions } from '#shop/questions/admin/server/board-rows.ts';
import { askQuestion } from '#shop/questions/server/ask-question.ts';
import type { ApiEnv } from '../context.ts';
import { staff, userOf } from '../middleware/guards.ts';
import { sendWords } from './content/send-words.ts';

/** Mounts the questions of customers about orders and products, for owner and support. */
export function serveStaffQuestions(app: Hono<ApiEnv>): void {
  const support = staff('support');

  serveEndpoint(app, endpoints.listOpen, [support], (_, c) => listOpenQuestions(c.var.db));

  serveEndpoint(app, endpoints.answerOfProduct, [support], async ({ params, body }, c) => {
    const { words, reason } = body;
    const sent = { about: `Question ${params.id} about a product`, field: 'words', text: words, reason };
    await sendWords(c, sent, (db) => answerProductQuestion(db, { ...params, words, userId: userOf(c) }));
    return listOpenQuestions(c.var.db);
  });

  serveEndpoint(app, endpoints.closeOfProduct, [support], async ({ params }, c) => {
    await closeProductQuestion(c.var.db, { ...params, userId: userOf(c) });
    return listOpenQuestions(c.var.db);
  });

  serveEndpoint(app, endpoints.list, [support], async ({ params }, c) => {
    const { id: orderId } = await findAnyOrder(c.var.db, params);
    return listForStaff(c.var.db, { orderId });
  });

  serveEndpoint(app, endpoints.paste, [support], async ({ params, body }, c) => {
    const { id: orderId } = await findAnyOrder(c.var.db, params);
    await askQuestion(c.var.db, { orderId, form: body, pastedBy: userOf(c) });
    return listForStaff(c.var.db, { orderId });
  });

  serveEndpoint(app, endpoints.answer, [support], async ({ params, body }, c) => {
    const { words, reason } = body;
    const sent = { about: `Question ${params.id} about an order`, field: 'words', text: words, reason };
    const answered = await sendWords(c, sent, (db) =>
      answerQuestion(db, { ...params, words, userId: userOf(c) }),
    );
    return listForStaff(c.var.db, answered);
  });

  serveEndpoint(app, endpoints.close, [support], async ({ params }, c) =>
    listForStaff(c.var.db, await closeQuestion(c.var.db, { ...params, userId: userOf(c) })),
  );
}
