const first = Number(process.env.JOURNEY_PORT ?? 4020);

/**
 * Where the journeys' shop, its mail server, its courier's simulator and the shops of single journeys listen. `JOURNEY_PORT` moves
 * all of them, so that two runs do not meet.
 */
export const ports = {
  shop: first,
  smtp: first + 5,
  mails: first + 6,
  simulator: first + 7,
  killed: first + 10,
};
