import { expect, it } from 'vitest';
import { dialogOf, signInPath } from './dialogAddress.ts';
import { returnPathOf, withDialog, withoutDialog } from './leavingDialog.ts';

const at = (path: string) => new URL(path, 'https://site.test');

it('the dialog is read from the hash of any page, or from the query of home', () => {
  expect(dialogOf(at('/property?city=Pune#sign-up'))).toBe('sign-up');
  expect(dialogOf(at('/?dialog=sign-in'))).toBe('sign-in');
  expect(dialogOf(at('/?dialog=nonsense'))).toBeNull();
  expect(dialogOf(at('/property#filters'))).toBeNull();
});

it('V-2.1-19 the way back is kept in the address of home', () => {
  const path = signInPath('/add-property');
  expect(path).toBe('/?dialog=sign-in&returnTo=%2Fadd-property');
  expect(returnPathOf(at(path))).toBe('/add-property');
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  String.raw`/\evil.example/`,
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'property',
  '',
])('%j is no way back', (returnTo) => {
  expect(returnPathOf(at(signInPath(returnTo)))).toBeNull();
});

it('closing takes the dialog out of the address and leaves the rest', () => {
  expect(withoutDialog(at('/?dialog=sign-in&returnTo=%2Fx'))).toEqual({ search: '', hash: '' });
  expect(withoutDialog(at('/property?city=Pune#feedback'))).toEqual({
    search: '?city=Pune',
    hash: '',
  });
  expect(withoutDialog(at('/property#filters'))).toEqual({ search: '', hash: '#filters' });
});

it('V-4.1-10 another dialog takes the place of this one in the address', () => {
  expect(withDialog(at('/property?city=Pune#sign-in'), 'sign-up')).toEqual({
    search: '?city=Pune',
    hash: '#sign-up',
  });
  expect(withDialog(at('/?dialog=sign-in&returnTo=%2Fadd-property'), 'sign-up')).toEqual({
    search: '?dialog=sign-up&returnTo=%2Fadd-property',
    hash: '',
  });
});
