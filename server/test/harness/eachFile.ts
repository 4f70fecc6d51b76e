import 'reflect-metadata';
import { afterAll, afterEach, inject } from 'vitest';
import { oneStatementAtATime } from './oneStatement.ts';
import { takeDeviations } from './promisedAnswers.ts';
import { putAway } from './whenDone.ts';

process.env['TMPDIR'] = inject('folder');
oneStatementAtATime();

// Whatever a test looks at: the REST door has answered it as its document promises.
afterEach(() => {
  const deviations = takeDeviations();
  if (deviations.length > 0) throw new Error(deviations.join('\n'));
});

// The files of one worker share their modules: what a module opens for a file is closed here, file by file.
afterAll(putAway);
