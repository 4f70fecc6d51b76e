import { grouped } from '../../../../../schema/format/grouped.ts';

/** '1,240', or '10,000+' where counting on would cost too much. */
export function countText(total: number, isLowerBound: boolean): string {
  return `${grouped(total)}${isLowerBound ? '+' : ''}`;
}

/** '1 property', '1,240 properties'. */
export function propertiesText(total: number, isLowerBound = false): string {
  return `${countText(total, isLowerBound)} ${total === 1 ? 'property' : 'properties'}`;
}
