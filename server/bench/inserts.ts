import { type Database } from '../src/platform/database/connect.ts';
import { prepared } from '../src/platform/database/prepared.ts';
import { newId } from '../src/platform/ids.ts';
import { insertAgainStatement, modelsStatement } from './samples.sql.ts';

/** Single-row inserts a second that are on disk, with every index, rollup and trigger in place. */
export async function insertsASecond(
  database: Database,
  { writers, seconds }: { writers: number; seconds: number },
): Promise<number> {
  const models = await database.query<{ id: string }>(modelsStatement);
  const until = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = writer; performance.now() < until; n += writers) {
        const model = models[n % models.length];
        if (!model) throw new Error('Nothing was filled.');
        await database.query(prepared('bench_insert', insertAgainStatement(newId(), model.id)));
        count += 1;
      }
    }),
  );
  return count / seconds;
}
