import type { TestApp } from './application.ts';

/** What `/metrics` says of these series now, by their whole name: 'codes_total{outcome="sent"}'. */
export async function readFigures(
  served: Pick<TestApp, 'app'>,
): Promise<(series: string) => number | null> {
  return figuresIn((await served.app.http.inject('/metrics')).body);
}

/** Null for a series that is not there. */
export function figuresIn(text: string): (series: string) => number | null {
  const values = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end).replace('Inf', 'Infinity'))];
      }),
  );
  return (series) => values.get(series) ?? null;
}
