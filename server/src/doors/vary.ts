import { type FastifyReply } from 'fastify';

/** Adds header names to what the answer depends on, and keeps those that are there: caches read all of them. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const present = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known = new Set(present.map((name) => name.toLowerCase()));
  const added = names.filter((name) => !known.has(name.toLowerCase()));
  reply.header('vary', [...present, ...added].join(', '));
}
