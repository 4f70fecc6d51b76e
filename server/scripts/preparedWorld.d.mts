export function copyPreparedWorld(target: string): Promise<void>;
