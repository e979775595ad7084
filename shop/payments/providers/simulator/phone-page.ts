import { cutText } from '#platform/text/cut-text.ts';
import { formatPaise } from '#platform/money.ts';
import { escapeXml } from '#platform/xml.ts';
import { moveTry } from './move-tries.ts';
import type { Answer, SimulatorRequest, Office } from './office.ts';
import type { SimulatedTry } from './payment-file.ts';
import { tryIdOf } from './upi-text-of.ts';

const rightPin = '1234';
const maxShown = 20;

/** A page that plays the customer's phone: it scans the code of the newest payments, takes the right or a wrong PIN, cancels and closes. */
export function respondAsPhone(office: Office, { method, query, body }: SimulatorRequest): Answer {
  if (method === 'POST') return redirect(pressed(office, body));
  const one = office.payments.try(tryIdOf(query.get('scan') ?? ''));
  const said = query.get('said');
  return page(said ? saidPage(said) : one ? payPage(office, one) : scanPage(office));
}

/** Ends the try as the pressed button says. Returns the words that the phone shows. */
function pressed(office: Office, { scan, button, pin }: Record<string, unknown>): string {
  const one = office.payments.try(tryIdOf(String(scan)));
  if (!one) return 'This code is unknown';
  const isCashfree = office.payments.order(one.orderId)!.protocol === 'cashfree';
  if (button === 'close') return 'Closed. The shop hears nothing yet';
  if (button === 'cancel') {
    moveTry(office, one, { act: 'failed', reason: isCashfree ? 'ZA' : 'payment_cancelled' });
    return 'Payment cancelled';
  }
  if (pin !== rightPin) {
    moveTry(office, one, { act: 'failed', reason: isCashfree ? 'ZM' : 'incorrect_pin' });
    return 'Wrong PIN. Payment failed';
  }
  const { state } = moveTry(office, one, { act: 'paid', reason: null });
  return state === 'captured' ? `Paid ${amountOf(office, one)}` : 'Payment failed';
}

function scanPage(office: Office): string {
  const open = office.payments
    .allTries()
    .filter(({ state }) => state === 'created')
    .slice(-maxShown)
    .toReversed();
  const rows = open.map(
    (one) =>
      `<li><a href="/phone?scan=${encodeURIComponent(one.id)}">Scan the code over ${amountOf(office, one)}</a></li>`,
  );
  return `<h1>Scan a code</h1>
<p>Codes that the shop shows now, the newest first.</p>
<ul>${rows.join('') || '<li>No code is shown.</li>'}</ul>
<form action="/phone"><label>Text of a code or a link<input name="scan" placeholder="upi://pay?…"></label><button>Open</button></form>`;
}

function payPage(office: Office, one: SimulatedTry): string {
  return `<h1>Pay ${amountOf(office, one)}</h1>
<p>To Simulated shop. The right PIN is ${rightPin}.</p>
<form method="post" action="/phone"><input type="hidden" name="scan" value="${escapeXml(one.id)}">
<label>UPI PIN<input name="pin" inputmode="numeric" autocomplete="off" autofocus></label>
<button name="button" value="pay">Pay</button><button name="button" value="cancel">Cancel</button><button name="button" value="close">Close the app</button></form>`;
}

function saidPage(said: string): string {
  return `<h1>${escapeXml(cutText(said, 100))}</h1><p><a href="/phone">Scan another code</a></p>`;
}

function amountOf(office: Office, one: SimulatedTry): string {
  return formatPaise(office.payments.order(one.orderId)!.amountPaise);
}

function redirect(said: string): Answer {
  const headers = { Location: `/phone?${new URLSearchParams({ said })}` };
  return { status: 303, body: '', headers };
}

function page(content: string): Answer {
  const body = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Simulated phone</title><style>${style}</style></head><body><main>${content}</main></body></html>`;
  return { status: 200, body, headers: { 'Content-Type': 'text/html; charset=utf-8' } };
}

const style = `:root{color-scheme:light dark}*{box-sizing:border-box;min-width:0}
body{font:18px/1.5 system-ui;margin:0;display:grid;place-items:center;min-height:100vh}
main{width:min(22rem,92vw);padding:1.5rem;border:2px solid;border-radius:1.5rem}h1{font-size:1.4rem;margin-top:0}
label{display:grid;gap:.25rem;margin-bottom:1rem}input,button{font:inherit;padding:.7rem;border-radius:.6rem;border:1px solid}
button{display:block;width:100%;margin-top:.6rem;cursor:pointer}li{margin:.6rem 0}`;
