import { z } from 'zod';
import { wholeNumber } from '#platform/server/settings.ts';

export const simulatorSettings = {
  SIMULATOR_PORT: wholeNumber('a port number', 0, 65_535).default(0),
  SIMULATOR_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  SIMULATOR_STEP_SECONDS: wholeNumber('seconds', 0, 86_400).default(180),
};
