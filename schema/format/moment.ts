import { fullDate, inIndia, twoDigits } from './time.ts';

/** A day with its time in India: '5 March 2026 at 4:05 pm'; for administrators, who compare moments. */
export function fullMoment(date: Date): string {
  const india = inIndia(date);
  const hours = india.getUTCHours();
  const clock = `${hours % 12 || 12}:${twoDigits(india.getUTCMinutes())}`;
  return `${fullDate(date)} at ${clock} ${hours < 12 ? 'am' : 'pm'}`;
}
