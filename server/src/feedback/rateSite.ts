import { MoreThanOrEqual } from 'typeorm';
import { type Database } from '../platform/database/connect.ts';
import { Feedback } from './feedback.entity.ts';

/** What people think of the site: the average of their stars, and the share of four or five; null without any. */
export async function rateSite({
  source: { manager },
}: Database): Promise<{ stars: number; satisfied: number } | null> {
  const count = await manager.count(Feedback);
  if (count === 0) return null;
  const stars = Number(await manager.average(Feedback, 'rating'));
  return {
    stars,
    satisfied: (await manager.countBy(Feedback, { rating: MoreThanOrEqual(4) })) / count,
  };
}
