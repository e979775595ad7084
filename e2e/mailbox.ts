import { expect } from '@playwright/test';
import { ports } from './ports.ts';

type Mail = { subject: string; text: string };

/** The mails that arrived for an address, as the real SMTP server of the journeys received them. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.mails}/mails?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

/** Waits until `count` codes have arrived for an address and answers the newest. */
export async function newestCode(address: string, count = 1): Promise<string> {
  let codes: string[] = [];
  await expect(async () => {
    codes = (await mailsTo(address)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 15_000 });
  return codes.at(-1)!;
}
