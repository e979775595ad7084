import { expect, type Locator } from '@playwright/test';
import { StaffList } from './staff-list.ts';

type Complaint = { name: string; email?: string; phone?: string; about: string; words: string };

/** The complaint of a customer: its form, the page of its link, and its page for staff. */
export class ComplaintsPage extends StaffList {
  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }

  field(label: string | RegExp): Locator {
    return this.main.getByLabel(label);
  }

  async openForm(): Promise<void> {
    await this.visit('/policies/grievance');
    await this.link('Write a complaint').click();
    await this.expectHeading('Your complaint');
    await expect(this.button('Send the complaint')).toBeVisible();
  }

  async write({ name, email, phone, about, words }: Complaint): Promise<void> {
    await this.field('Name').fill(name);
    if (email) await this.field(/^Email/).fill(email);
    if (phone) await this.field(/^Phone/).fill(phone);
    await this.field('About').selectOption({ label: about });
    await this.field(/^What (happened|was said)/).fill(words);
  }

  async ticket(): Promise<string> {
    const filed = this.main.getByRole('region', { name: 'Your complaint is filed' });
    await expect(filed).toBeFocused();
    return (await filed.getByText(/^GR-\d+$/).textContent())!;
  }

  ticketLink(ticket: string): Locator {
    return this.main.getByRole('link', { name: ticket });
  }

  async openTicket(ticket: string): Promise<void> {
    await this.ticketLink(ticket).click();
    await this.expectHeading(`Complaint ${ticket}`);
  }

  get answerButton(): Locator {
    return this.main.getByRole('button', { name: /^(Send|Note) the answer$/ });
  }

  async answer(outcome: string, words: string): Promise<void> {
    await this.field('Outcome').selectOption({ label: outcome });
    await this.main.getByRole('textbox', { name: /^Answer/ }).fill(words);
    await this.answerButton.click();
    await expect(this.button('Open it again')).toBeVisible();
  }
}
