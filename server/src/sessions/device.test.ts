import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [null, 'Unknown device'],
  ['curl/8.5.0', 'Other app'],
  ['Aangan/1.0 (iPhone; iOS 17)', 'App on iPhone'],
  [`${ANDROID} Chrome/126.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${ANDROID} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${ANDROID} UCBrowser/13.4 Chrome/100.0 Mobile Safari/537.36`, 'UC Browser on Android'],
  [`${WINDOWS} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Edge on Windows'],
  [`${WINDOWS} Chrome/126.0 Safari/537.36 OPR/110.0`, 'Opera on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 17_5) AppleWebKit/605 CriOS/126.0 Safari/604.1', 'Chrome on iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko Firefox/127.0', 'Firefox on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko Firefox/127.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit Chrome/126.0 Safari',
    'Chrome on ChromeOS',
  ],
  ['Mozilla/5.0 (Haiku) Firefox/127.0', 'Firefox'],
])('%j is called %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name);
});
