/** The little of jsdom that tests of rendered pages use. */
declare module 'jsdom' {
  import type { Part } from './html.ts';

  export const JSDOM: { fragment(html: string): Part };
}
