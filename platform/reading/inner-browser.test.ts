import { expect, it } from 'vitest';
import { isInnerBrowser } from './inner-browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A146B';
const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  `${android}; wv) ${kit} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 Instagram 300.0.0.0 Android`,
  `${android}) ${kit} Chrome/138.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]`,
  `${android}; wv) ${kit} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36`,
  `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.36.103;FBDV/iPhone14,5]`,
  `${iPhone} Mobile/15E148 Instagram 335.1.5.26.89 (iPhone14,5; iOS 17_5)`,
  `${iPhone} Mobile/15E148 Snapchat/12.90.0.36 (like Safari/8618.2.12, panda)`,
])('%s is inside an app', (agent) => expect(isInnerBrowser(agent)).toBe(true));

it.each([
  `${android}) ${kit} Chrome/138.0.0.0 Mobile Safari/537.36`,
  `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${iPhone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
  '',
])('%s is a browser of its own', (agent) => expect(isInnerBrowser(agent)).toBe(false));
