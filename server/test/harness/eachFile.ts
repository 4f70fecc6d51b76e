import 'reflect-metadata';
import { afterAll, inject } from 'vitest';
import { oneStatementAtATime } from './oneStatement.ts';
import { putAway } from './whenDone.ts';

process.env['TMPDIR'] = inject('folder');
oneStatementAtATime();

// The files of one worker share their modules: what a module opens for a file is closed here, file by file.
afterAll(putAway);
