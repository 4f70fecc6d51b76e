import { afterAll } from 'vitest';
import { putAway } from './whenDone.ts';

// The files of one worker share their modules: what a module opens for a file is closed here, file by file.
afterAll(putAway);
