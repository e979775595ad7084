import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ShopPage } from './shop-page.ts';

export class PrintedPage extends ShopPage {
  /** Expects the page alone, without frame and buttons, in black and the shop's colour on white on one sheet of A4. */
  async expectOneSheet(name: string, text: string): Promise<void> {
    await expect(this.main.getByText(text).first()).toBeVisible();
    const pdf = await this.page.pdf({ preferCSSPageSize: true });
    if (process.env['PRINTS']) writeFileSync(`${process.env['PRINTS']}/${name}.pdf`, pdf);
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await this.page.emulateMedia({ media: 'print' });
    await expect(this.main.getByText(text).first()).toBeVisible();
    await expect(this.page.getByRole('banner')).toBeHidden();
    await expect(this.page.getByRole('contentinfo')).toBeHidden();
    await expect(this.page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
    await expect(this.main.locator('button:visible, form:visible')).toHaveCount(0);
    const forest = 'rgb(47, 93, 67) on rgb(255, 255, 255)';
    expect((await this.colours()).toSorted()).toEqual(['rgb(0, 0, 0) on rgb(255, 255, 255)', forest]);
    await this.page.emulateMedia({ media: null });
  }

  private async colours(): Promise<string[]> {
    const all = await this.main
      .locator('*:visible')
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            `${getComputedStyle(element).color} on ${getComputedStyle(document.body).backgroundColor}`,
        ),
      );
    return [...new Set(all)];
  }
}
