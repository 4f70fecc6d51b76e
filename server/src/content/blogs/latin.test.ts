import { expect, test } from 'vitest';
import { latinOf } from './latin.ts';

test.each([
  ['पुणे में घर', 'pune men ghar'],
  ['मुंबई में किराये का फ्लैट', 'mumbai men kiraye ka phlait'],
  ['पुणे मध्ये घर', 'pune madhye ghar'],
  ['কলকাতায় বাড়ি', "kalakatay' bad'i"],
  ['ગુજરાતમાં ઘર', 'gujarataman ghar'],
  ['ਪੰਜਾਬ', 'panjab'],
  ['ଓଡ଼ିଶା', "od'isa"],
  ['சென்னையில் வீடு', 'cennaiyil vitu'],
  ['హైదరాబాద్ లో ఇల్లు', 'haidarabad lo illu'],
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['ಕನ್ನಡ', 'kannada'],
  ['കൊല്ലം', 'kollam'],
  ['لاہور میں گھر', 'lhwr myn ghr'],
  ['Straße nach Łódź, Ærø, Iğdır', 'Strasse nach Lodz, Aero, Igdir'],
])('D9 %s is written %s in an address', (text, latin) => {
  expect(latinOf(text)).toBe(latin);
});

test('D9 what has a Latin base stays as it was, and signs that are no letters part words', () => {
  expect(latinOf('Café & crème: ₹50 lakh… 🏠 “½”')).toBe('Cafe & creme: ₹50 lakh... 🏠 “1⁄2”');
});
