import { expect, test } from 'vitest';
import { BrokenSeal, createSeal, NO_SEAL } from './encryption.ts';

const SECRET = 'k7'.repeat(16);
const seal = createSeal(SECRET, 'outbox');
const text = 'Your code is 123456. आपका कोड';

test('what was closed opens again with the same secret, purpose and place', () => {
  for (const each of [text, '']) {
    expect(createSeal(SECRET, 'outbox').open(seal.close(each, 'row 1'), 'row 1')).toBe(each);
  }
});

test('what an earlier version has closed opens still', () => {
  const sealed =
    'KUQxMMLKzjqm5GVhXmX/S/LW02eC8/2CDid+s1cM4ghbws6nsOiJnudEKljb5hlPWC7j6605J+27YbKEWshT05Ums2CLY1w=';
  expect(seal.open(Buffer.from(sealed, 'base64'), 'row 1')).toBe(text);
});

test('nothing of the text shows, and the same text looks different each time', () => {
  const [one, two] = [seal.close(text, 'row 1'), seal.close(text, 'row 1')];
  expect(one.includes('123456')).toBe(false);
  expect(one.equals(two)).toBe(false);
});

test('another secret, another purpose and another place do not open it', () => {
  const sealed = seal.close(text, 'row 1');
  expect(() => createSeal('other'.repeat(8), 'outbox').open(sealed, 'row 1')).toThrow(BrokenSeal);
  expect(() => createSeal(SECRET, 'other').open(sealed, 'row 1')).toThrow(BrokenSeal);
  expect(() => seal.open(sealed, 'row 2')).toThrow(
    'The text was closed with another secret, or changed since.',
  );
});

test('a change of any byte is found, and so is a missing end', () => {
  const sealed = seal.close(text, 'row 1');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => seal.open(changed, 'row 1'), `byte ${index}`).toThrow(BrokenSeal);
    expect(() => seal.open(sealed.subarray(0, index), 'row 1'), `${index} bytes`).toThrow(
      BrokenSeal,
    );
  }
});

test('where there is no seal nothing is closed or opened', () => {
  expect(() => NO_SEAL.close(text, 'row 1')).toThrow('This context has no seal.');
  expect(() => NO_SEAL.open(Buffer.alloc(64), 'row 1')).toThrow('This context has no seal.');
});
