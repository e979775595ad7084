import { z } from 'zod';

/** Why the owner lets words to a customer stand that the shop refuses otherwise. */
export const overruleReason = z.string().trim().max(300, 'Please keep it under 300 characters').default('');
