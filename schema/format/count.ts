import { grouped } from './grouped.ts';

/** How many of what: '1 photo', '1,240 photos', '2 properties'; digits grouped as in India. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
