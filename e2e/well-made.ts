import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { allowTransitions, endOfMotion, forbidTransitions } from './at-rest/end-of-motion.ts';

/** Around a menu: they never keep the focus but hand it on at once, as the journey of the open parts proves. */
const focusGuards = '[data-base-ui-focus-guard]';

/** No serious finding of axe, and nothing to scroll to sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(endOfMotion);
  await page.evaluate(forbidTransitions);
  const axe = new AxeBuilder({ page }).exclude(focusGuards);
  const { violations } = await axe.analyze();
  await page.evaluate(allowTransitions);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await expectWithinScreen(page);
}

/** Nothing is wider than the narrowest phone's screen either. */
export async function expectToFitNarrowPhones(page: Page): Promise<void> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: usual.height });
  await expectWithinScreen(page);
  await page.setViewportSize(usual);
}

async function expectWithinScreen(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()!.width);
}
