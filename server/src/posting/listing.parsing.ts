import { parseJson } from '../../../schema/rules/json.ts';
import { pictureOfAddress } from '../../../schema/routes.ts';

/** How the documented clients send what is no text: forms carry JSON texts, JSON bodies the values themselves. */

/** An object, or its JSON text; what is neither stays as it came, undefined for nothing. */
export function objectOf(sent: unknown): unknown {
  if (sent === '') return undefined;
  return typeof sent === 'string' ? (parseJson(sent) ?? sent) : sent;
}

/** A list, its JSON text, or its only entry. */
export function listOf(sent: unknown): unknown[] | undefined {
  if (sent === '') return undefined;
  const list = objectOf(sent);
  return Array.isArray(list) ? list : [list];
}

/** Degrees; null for an empty text, which takes a position away. */
export function degreesOf(sent: unknown): number | null {
  return typeof sent === 'string' && sent.trim() === '' ? null : numberOf(sent);
}

/** NaN for what is no number. */
export function numberOf(sent: unknown): number {
  if (typeof sent === 'number') return sent;
  return typeof sent === 'string' && /^[+-]?\d+(?:\.\d*)?$/.test(sent.trim())
    ? Number(sent)
    : Number.NaN;
}

/** An id, or the one in an address that a listing was read with; whatever else names no picture. */
export function pictureNamed(sent: unknown): string {
  const text = typeof sent === 'string' ? sent : '';
  return pictureOfAddress(text) ?? text;
}
