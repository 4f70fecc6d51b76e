/** What holds for every `id` column (platform/ids.ts). */
export const IS_ID = `id ~ '^[0-9a-f]{24}$'`;
