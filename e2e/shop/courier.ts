import { expect } from '@playwright/test';

export type Scan = { type: string; status: string; code: string; instructions: string; place: string };
type Shipment = { waybill: string; cashRupees: number };

export class Courier {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(port: number, token: string) {
    this.#url = `http://127.0.0.1:${port}/simulator`;
    this.#headers = { Authorization: `Token ${token}` };
  }

  async scan(waybill: string, scan: Scan): Promise<void> {
    const query = new URLSearchParams({ waybill, ...scan });
    const response = await fetch(`${this.#url}/scan?${query.toString()}`, {
      method: 'POST',
      headers: this.#headers,
    });
    expect(await response.json()).toMatchObject({ waybill, status: scan.status });
  }

  async cashToCollect(waybill: string): Promise<number> {
    const response = await fetch(`${this.#url}/shipments`, { headers: this.#headers });
    const shipments = (await response.json()) as Shipment[];
    return shipments.find((shipment) => shipment.waybill === waybill)!.cashRupees;
  }
}
