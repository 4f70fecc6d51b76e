import { LIMITS } from '../../../../../schema/limits.ts';
import { cut } from '../../../../../schema/rules/text.ts';

/** What of the Web Speech API is used; browsers have it under their own name, so TypeScript knows none. */
interface Recognition {
  lang: string;
  start: () => void;
  addEventListener: {
    (type: 'result', listener: (event: { results: Heard }) => void): void;
    (type: 'error', listener: (event: { error: string }) => void): void;
    (type: 'end', listener: () => void): void;
  };
}
/** The first result and its likeliest reading come first. */
type Heard = Record<number, Record<number, { transcript: string }>>;

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Listens once and answers what was said. Rejects with an Error whose message is for the visitor. */
export function listenForSpeech(): Promise<string> {
  const Listener = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Listener) return Promise.reject(new Error(PROBLEMS.failed));
  return new Promise((resolve, reject) => {
    const recognition = new Listener();
    recognition.lang = 'en-IN';
    recognition.addEventListener('result', ({ results }) => {
      const text = results[0]?.[0]?.transcript.trim() ?? '';
      resolve(cut(text.replace(/[.!?]+$/, ''), LIMITS.keyword.maxLength));
    });
    recognition.addEventListener('error', ({ error }) => reject(new Error(sentenceOf(error))));
    // Silence ends without a result; a result has settled the promise before.
    recognition.addEventListener('end', () => reject(new Error(PROBLEMS.silence)));
    recognition.start();
  });
}

const PROBLEMS = {
  denied: 'Microphone access denied. Please allow it and try again.',
  silence: 'We did not hear anything. Please try again or type your search.',
  failed: 'Voice search is not available right now. Please type your search.',
} as const;

function sentenceOf(error: string): string {
  if (error === 'not-allowed' || error === 'service-not-allowed') return PROBLEMS.denied;
  return error === 'no-speech' ? PROBLEMS.silence : PROBLEMS.failed;
}
