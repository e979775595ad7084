import { z } from 'zod';
import { onOff } from '#platform/server/settings.ts';

export const reviewSettings = z.object({ REVIEW_MODERATION: onOff.default(false) });

export type ReviewSettings = z.output<typeof reviewSettings>;
