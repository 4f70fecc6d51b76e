import { grouped } from '../../../../../schema/format/grouped.ts';

/** '1,240', or '10,000+' where counting on would cost too much. */
export function countText(total: number, isLowerBound: boolean): string {
  return `${grouped(total)}${isLowerBound ? '+' : ''}`;
}

/** '1 property', '1,240 properties'. */
export function propertiesText(total: number, isLowerBound = false): string {
  return `${countText(total, isLowerBound)} ${total === 1 ? 'property' : 'properties'}`;
}

interface Wish {
  wish: string | null;
  mentions: number | null;
  mentionsIsLowerBound: boolean;
}

/** ', 1 mentions “corner”' behind how many were found; nothing where nothing is wished for. */
export function mentionsText({ wish, mentions, mentionsIsLowerBound }: Wish): string {
  if (wish === null || mentions === null) return '';
  const count = mentions === 0 ? 'none' : countText(mentions, mentionsIsLowerBound);
  return `, ${count} ${mentions > 1 ? 'mention' : 'mentions'} “${wish}”`;
}
