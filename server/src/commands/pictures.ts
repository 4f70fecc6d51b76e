import { run } from '../demo/drawing/command.ts';
import type { CommandCall } from './call.ts';

/** `npm run demo:pictures`: draws the masters of the demo world anew. */
export async function picturesCommand({ args }: CommandCall): Promise<void> {
  await run([...args]);
}
