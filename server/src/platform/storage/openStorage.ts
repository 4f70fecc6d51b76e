import { resolve } from 'node:path';
import { type Config } from '../config.ts';
import { diskStorage } from './diskStorage.ts';
import { s3Storage } from './s3Storage.ts';
import { type Storage } from './storage.ts';

/** Where the configuration keeps pictures: the bucket it names, or the data directory. */
export async function openStorage(config: Config): Promise<Storage> {
  return config.s3 ? s3Storage(config.s3) : diskStorage(resolve(config.dataDir, 'media'));
}
