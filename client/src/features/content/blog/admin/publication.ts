import {
  fullTime,
  indiaClock,
  indiaDay,
  indiaMoment,
} from '../../../../../../schema/format/time.ts';
import { LIMITS } from '../../../../../../schema/limits.ts';
import { blogTimeProblem } from '../../../../../../schema/rules/blog.ts';
import type { BlogStatus } from '../../../../types.generated.ts';

/** From when on visitors are to read a post, as fields take it; the time is India's. */
export type ChosenTime = Record<'day' | 'time', string>;

/** What visitors are to see of a post: a status, and of a scheduled one the time. */
export type Publication = ChosenTime & Record<'status', string>;

/** How the post is shown that is saved. */
export function publicationOf(
  blog: { status: BlogStatus; publishedAt: string | null } | null,
): Publication {
  if (blog?.status !== 'SCHEDULED' || blog.publishedAt === null) {
    return { status: blog?.status ?? 'DRAFT', day: '', time: '' };
  }
  return { status: 'SCHEDULED', ...timeOf(new Date(blog.publishedAt)) };
}

/** Tomorrow morning, where nobody has chosen a time yet. */
export function offeredTime(now: Date): ChosenTime {
  return { ...timeOf(new Date(now.getTime() + DAY_MS)), time: MORNING };
}

export function timeOf(at: Date): ChosenTime {
  return { day: indiaDay(at), time: indiaClock(at) };
}

export function timeProblems({ day, time }: ChosenTime, now: Date) {
  const at = indiaMoment(day, time);
  return {
    day: day === '' ? 'Please choose a date' : at && blogTimeProblem(at, now),
    time: time === '' ? 'Please choose a time' : null,
  };
}

/** The last day that may be chosen. */
export function lastDay(now: Date): string {
  return indiaDay(new Date(now.getTime() + LIMITS.blog.maxDaysAhead * DAY_MS));
}

/** What has to be done for a post to be shown as chosen; null where it is shown so already. */
export function publicationChange(
  saved: Publication,
  { status, day, time }: Publication,
): { to: 'draft' } | { to: 'published'; at: Date | null } | null {
  if (status !== 'SCHEDULED') {
    if (status === saved.status) return null;
    return status === 'DRAFT' ? { to: 'draft' } : { to: 'published', at: null };
  }
  const isSame = saved.status === 'SCHEDULED' && saved.day === day && saved.time === time;
  return isSame ? null : { to: 'published', at: indiaMoment(day, time) };
}

/** What a press on the button of the form does, as its label. */
export function saveWords(
  saved: Publication,
  chosen: Publication,
  isNew: boolean,
  now: Date,
): string {
  const change = publicationChange(saved, chosen);
  if (change === null) return isNew ? 'Save as draft' : 'Save';
  if (change.to === 'draft') return 'Save as draft';
  if (chosen.status !== 'SCHEDULED') return 'Save and publish';
  return change.at !== null && change.at <= now ? 'Save and publish now' : 'Save and schedule';
}

/** The chosen time in words; null while it is none, or when it has passed. */
export function comingTime({ day, time }: ChosenTime, now: Date): string | null {
  const at = indiaMoment(day, time);
  return at === null || at <= now ? null : fullTime(at);
}

const MORNING = '09:00';
const DAY_MS = 86_400_000;
