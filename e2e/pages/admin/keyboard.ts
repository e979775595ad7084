import { expect, type Locator, type Page } from '@playwright/test';

const maxPresses = 150;

/** A staff member without a pointer: Tab reaches every control, which then shows that it has the focus. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let count = 0; count < maxPresses && !(await hasFocus(control)); count += 1)
      await this.#page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await this.expectFocusSeen();
  }

  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.#page.keyboard.press(key);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(text);
  }

  /** Chooses an option as the browser does: by its first letters. It forgets the letters a second after the last one. */
  async choose(field: Locator, option: string): Promise<void> {
    await this.reach(field);
    await expect(async () => {
      await this.#page.keyboard.type(option);
      await expect(field.locator('option:checked')).toHaveText(option, { timeout: 1_000 });
    }).toPass({ intervals: [1_200] });
  }

  /** The focus has an outline, on the control or on the label that represents it. */
  async expectFocusSeen(): Promise<void> {
    const outline = await this.#page.evaluate(() => {
      const focused = document.activeElement!;
      const shown = [focused, focused.closest('label')].filter((element) => element !== null);
      return shown.map((element) => getComputedStyle(element)).some(isSeen);
      function isSeen({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      }
    });
    expect(outline).toBe(true);
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
