import { type Problem } from '../failures.ts';
import { trimmed } from './text.ts';

/** What is wrong with a banner as a whole: a button needs its words and where it leads. */
export function bannerProblems({
  buttonText,
  buttonLink,
}: {
  buttonText: string;
  buttonLink: string;
}): Problem[] {
  const [text, link] = [trimmed(buttonText), trimmed(buttonLink)];
  if ((text === '') === (link === '')) return [];
  return text === ''
    ? [{ path: 'buttonText', code: 'required', message: 'Please enter the button text' }]
    : [{ path: 'buttonLink', code: 'required', message: 'Please enter the link of the button' }];
}
