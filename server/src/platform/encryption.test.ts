import { expect, test } from 'vitest';
import { DecryptionError, createCipher, NO_CIPHER } from './encryption.ts';

const SECRET = 'k7'.repeat(16);
const cipher = createCipher(SECRET, 'outbox');
const text = 'Your code is 123456. आपका कोड';

test('what was closed opens again with the same secret, purpose and place', () => {
  for (const each of [text, '']) {
    expect(createCipher(SECRET, 'outbox').decrypt(cipher.encrypt(each, 'row 1'), 'row 1')).toBe(
      each,
    );
  }
});

test('what an earlier version has closed opens still', () => {
  const sealed =
    'KUQxMMLKzjqm5GVhXmX/S/LW02eC8/2CDid+s1cM4ghbws6nsOiJnudEKljb5hlPWC7j6605J+27YbKEWshT05Ums2CLY1w=';
  expect(cipher.decrypt(Buffer.from(sealed, 'base64'), 'row 1')).toBe(text);
});

test('nothing of the text shows, and the same text looks different each time', () => {
  const [one, two] = [cipher.encrypt(text, 'row 1'), cipher.encrypt(text, 'row 1')];
  expect(one.includes('123456')).toBe(false);
  expect(one.equals(two)).toBe(false);
});

test('another secret, another purpose and another place do not open it', () => {
  const sealed = cipher.encrypt(text, 'row 1');
  expect(() => createCipher('other'.repeat(8), 'outbox').decrypt(sealed, 'row 1')).toThrow(
    DecryptionError,
  );
  expect(() => createCipher(SECRET, 'other').decrypt(sealed, 'row 1')).toThrow(DecryptionError);
  expect(() => cipher.decrypt(sealed, 'row 2')).toThrow(
    'The text was encrypted with another secret, or changed since.',
  );
});

test('a change of any byte is found, and so is a missing end', () => {
  const sealed = cipher.encrypt(text, 'row 1');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => cipher.decrypt(changed, 'row 1'), `byte ${index}`).toThrow(DecryptionError);
    expect(() => cipher.decrypt(sealed.subarray(0, index), 'row 1'), `${index} bytes`).toThrow(
      DecryptionError,
    );
  }
});

test('where there is no cipher nothing is closed or opened', () => {
  expect(() => NO_CIPHER.encrypt(text, 'row 1')).toThrow('This context has no cipher.');
  expect(() => NO_CIPHER.decrypt(Buffer.alloc(64), 'row 1')).toThrow('This context has no cipher.');
});
