import { expect, type Locator } from '@playwright/test';
import { StaffList } from './staff-list.ts';

export class LogPage extends StaffList {
  async open(query = ''): Promise<void> {
    await this.visit(`/admin/log${query}`);
    await expect(this.rows.first()).toBeVisible();
  }

  get firstUndo(): Locator {
    return this.rows.first().getByRole('button', { name: /^Undo/ });
  }

  async undoFirst(): Promise<void> {
    await this.firstUndo.click();
  }

  async redo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Redo' }).click();
  }
}
