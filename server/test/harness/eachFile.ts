import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { oneStatementAtATime } from './oneStatement.ts';
import { takeDeviations } from './promisedResponses.ts';
import { opened, putAway } from './whenDone.ts';

process.env['TMPDIR'] = inject('folder') ?? tmpdir();
oneStatementAtATime();

// Whatever a test looks at: the REST door has answered it as its document promises.
afterEach(() => {
  const deviations = takeDeviations();
  if (deviations.length > 0) throw new Error(deviations.join('\n'));
});

// The files of one worker share their modules: what a test opens is closed after it, what a file opens after the file.
let before = 0;
beforeEach(() => {
  before = opened();
});
afterEach(() => putAway(before));
afterAll(() => putAway());
