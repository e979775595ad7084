import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody without a mouse: Tab, Enter and letters only. At every stop the focus must be there, and be seen. */
export class KeyboardUser {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on with Tab, or back, until the focus is there. */
  async goesTo(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const wanted = await place.elementHandle();
    for (let stops = 0; stops < 120; stops += 1) {
      const { there, seen } = await this.#page.evaluate(lookAtFocus, wanted);
      if (stops > 0) expect(seen, 'the focus is not seen').toBe('seen');
      if (there) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${place.toString()}.`);
  }

  async presses(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.goesTo(place, key);
    await this.#page.keyboard.press('Enter');
  }

  async types(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async fills(place: Locator, text: string): Promise<void> {
    await this.goesTo(place);
    await this.types(text);
  }

  /** Types over what stands there. */
  async replaces(place: Locator, text: string): Promise<void> {
    await this.goesTo(place);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.types(text);
  }

  async enters(): Promise<void> {
    await this.#page.keyboard.press('Enter');
  }

  /** After a window closed or a page changed the focus is somewhere in the page, not lost. */
  async hasNotLostFocus(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
}

/** Past the last stop the focus leaves the page for the browser's own bar, where the document's body has it. */
function lookAtFocus(wanted: Node | null): { there: boolean; seen: string } {
  const { activeElement } = document;
  const there = activeElement === wanted;
  if (!activeElement || activeElement === document.body) return { there, seen: 'seen' };
  if (activeElement.hasAttribute('data-base-ui-focus-guard')) return { there, seen: 'seen' };
  const ringed = [activeElement, activeElement.nextElementSibling, activeElement.closest('label')].some(
    (one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    },
  );
  return { there, seen: ringed ? 'seen' : activeElement.outerHTML.slice(0, 200) };
}
