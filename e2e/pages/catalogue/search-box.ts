import { expect, type Locator } from '@playwright/test';
import { patience, ShopPage } from '../shop-page.ts';

/** The search box with its suggestions. On phones it opens as a dialog. */
export class SearchBox extends ShopPage {
  get input(): Locator {
    return this.page.getByLabel('Search the shop').locator('visible=true');
  }

  get suggestions(): Locator {
    return this.page.getByRole('listbox').getByRole('option');
  }

  suggestion(name: string | RegExp): Locator {
    return this.page.getByRole('listbox').getByRole('option', { name });
  }

  firstSuggestion(name: string | RegExp = /./): Locator {
    return this.suggestion(name).first();
  }

  suggestionAt(index: number): Locator {
    return this.suggestions.nth(index);
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name });
  }

  firstOf(group: string): Locator {
    return this.group(group).getByRole('option').first();
  }

  picture(suggestion: Locator): Locator {
    return suggestion.locator('img');
  }

  /** A part of what the search shows before a letter is typed. */
  start(title: string): Locator {
    return this.page.getByRole('region', { name: title }).locator('visible=true');
  }

  startLinks(title: string): Locator {
    return this.start(title).getByRole('link');
  }

  get clearText(): Locator {
    return this.page.getByRole('button', { name: 'Clear the text' }).locator('visible=true');
  }

  /** The last row of the list. */
  get allResults(): Locator {
    return this.firstOf('All results');
  }

  get clearButton(): Locator {
    return this.start('Recent searches').getByRole('button', { name: 'Clear' });
  }

  /** The articles among the results. */
  get toRead(): Locator {
    return this.main.getByRole('region', { name: 'To read' });
  }

  /** The first part of a suggestion that the customer has typed. */
  firstMark(suggestion: Locator): Locator {
    return suggestion.locator('mark').first();
  }

  /** The suggestion that Enter would choose. */
  get highlighted(): Locator {
    return this.page.locator('[role=option][data-highlighted]');
  }

  async open(): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Open the search' });
    if (await opener.isVisible()) await opener.click();
    await this.input.click();
  }

  /** Types letter by letter, so suggestions may still belong to earlier letters. */
  async type(text: string): Promise<void> {
    await this.open();
    await this.input.pressSequentially(text);
  }

  /** Fills in the whole text at once, so the first suggestions belong to it. */
  async paste(text: string): Promise<void> {
    await this.open();
    await this.input.fill(text);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async arrowDownTo(text: RegExp): Promise<void> {
    const marked = async () => (await this.highlighted.allInnerTexts()).join();
    for (let presses = 0; presses < 8; presses += 1) {
      const before = await marked();
      if (text.test(before)) return;
      await this.press('ArrowDown');
      await expect.poll(marked).not.toBe(before);
    }
    await expect(this.highlighted).toContainText(text);
  }

  /** Waits for the suggestions to a text. Call it before typing. */
  async suggestionsFor(text: string): Promise<void> {
    const response = await this.page.waitForResponse((one) => suggestedText(one.url()) === text);
    await response.finished();
  }

  /** Collects the texts for which the page requests suggestions from now on. */
  requestedTexts(): string[] {
    const texts: string[] = [];
    this.page.on('request', (request) => {
      const text = suggestedText(request.url());
      if (text !== null) texts.push(text);
    });
    return texts;
  }

  /** Waits until the field can suggest. Its code loads on the first contact. */
  async untilSuggesting(): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Search the shop' });
    await field.locator('visible=true').waitFor(patience);
    await this.untilDrawn();
  }

  /** In pixels. */
  listHeight(): Promise<number | undefined> {
    return this.suggestions.first().evaluate((option) => {
      let box: Element | null = option;
      while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
      return box?.clientHeight;
    });
  }

  isDrawn(picture: Locator): Promise<boolean> {
    return picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  }
}

/** Returns the text of a request for suggestions, or null for other requests. */
function suggestedText(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  return pathname.startsWith('/api/search/suggestions') ? searchParams.get('q') : null;
}
