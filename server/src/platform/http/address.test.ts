import { expect, test } from 'vitest';
import { canonicalAddress, clientAddress, limitKey, trustProxies } from './address.ts';

const noProxies = trustProxies([]);
const proxies = trustProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8:ffff::/48', '2001:db8::7']);

test('X-Forwarded-For is ignored when nobody is trusted', () => {
  expect(clientAddress('127.0.0.1', '203.0.113.9', noProxies)).toBe('127.0.0.1');
});

test.each([
  ['the hop before one trusted proxy', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  [
    'forged entries left of the first untrusted one',
    '10.1.2.3',
    '1.1.1.1, 203.0.113.9',
    '203.0.113.9',
  ],
  ['two trusted proxies in a row', '192.0.2.7', '203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ['a v4-mapped proxy', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['an IPv6 proxy', '2001:db8:ffff:1::5', '2001:DB8::0001', '2001:db8::1'],
  ['an IPv6 proxy that is named', '2001:db8::7', '203.0.113.9', '203.0.113.9'],
  ['an IPv6 peer beside it', '2001:db8::6', '203.0.113.9', '2001:db8::6'],
  ['an untrusted peer that forges the header', '203.0.113.50', '10.0.0.1', '203.0.113.50'],
  ['an entry that is no address', '10.1.2.3', '203.0.113.9, <script>', '10.1.2.3'],
  ['no header at all', '10.1.2.3', undefined, '10.1.2.3'],
  ['an entry with a port', '10.1.2.3', '203.0.113.9:4711', '203.0.113.9'],
  ['a bracketed IPv6 entry with a port', '10.1.2.3', '[2001:db8::1]:4711', '2001:db8::1'],
  ['only trusted entries', '10.1.2.3', '10.9.9.9', '10.9.9.9'],
  ['no address (unix socket)', undefined, '203.0.113.9', 'unknown'],
])('client address: %s', (_what, remote, forwarded, expected) => {
  expect(clientAddress(remote, forwarded, proxies)).toBe(expected);
});

test('of a long header the last twenty hops are looked at', () => {
  const after = (hops: number) =>
    clientAddress('10.1.2.3', ['203.0.113.9', ...Array(hops).fill('10.0.0.1')].join(), proxies);
  expect([after(19), after(20)]).toEqual(['203.0.113.9', '10.0.0.1']);
});

test('a header repeated several times reads as one list', () => {
  expect(clientAddress('10.1.2.3', ['1.1.1.1', '203.0.113.9'], proxies)).toBe('203.0.113.9');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001::3:4:5:6:7', '2001:0:0:3::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:CB00:7109', '203.0.113.9'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.999', null],
  ['', null],
  ['localhost', null],
])('canonical form of %s', (text, expected) => {
  expect(canonicalAddress(text)).toBe(expected);
});

test.each(['300.1.1.1', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'proxy.example', '10.0.0.0/x'])(
  'TRUSTED_PROXIES refuses %s by name',
  (entry) => {
    expect(() => trustProxies(['10.0.0.1', entry])).toThrow(entry);
  },
);
