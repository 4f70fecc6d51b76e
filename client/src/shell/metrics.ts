/** One figure of a dashboard day by day. The colours are tokens: they follow the theme. */
export interface Metric {
  key: 'views' | 'enquiries' | 'favourites';
  label: string;
  /** What there is none of: 'no views'. */
  noun: string;
  colour: string;
}

export interface DayPoint {
  /** A day in India, '2026-03-31'. */
  day: string;
  count: number;
}

export const METRICS: readonly Metric[] = [
  { key: 'views', label: 'Views', noun: 'views', colour: 'var(--color-primary)' },
  { key: 'enquiries', label: 'Enquiries', noun: 'enquiries', colour: 'var(--color-rent)' },
  { key: 'favourites', label: 'Favourites', noun: 'favourites', colour: 'var(--color-accent)' },
];
