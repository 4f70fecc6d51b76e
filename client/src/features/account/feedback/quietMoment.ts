/**
 * Does something at or after `due`, a moment of `Date.now()`, as soon as it disturbs nobody: no dialog is
 * open, no page is on its way, the tab is in sight, nobody is typing or has typed what is still there, nobody works
 * here, and no listing is being written or has just been posted. Answers what calls it off.
 */
export function atQuietMoment(due: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let lastInput = Number.NEGATIVE_INFINITY;
  const typedIn = new Set<Element>();
  const onInput = ({ target }: Event) => {
    lastInput = Date.now();
    // What is searched for is not sent anywhere.
    if (target instanceof Element && target.closest('search, [role=search]') === null)
      typedIn.add(target);
  };
  const look = () => {
    if (isQuiet(lastInput) && ![...typedIn].some(isFilled)) {
      stop();
      act();
    } else timer = setTimeout(look, LOOK_AGAIN_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('input', onInput, true);
  };
  document.addEventListener('input', onInput, true);
  timer = setTimeout(look, Math.max(0, due - Date.now()));
  return stop;
}

function isQuiet(lastInput: number): boolean {
  const isTyping =
    Date.now() - lastInput < AFTER_TYPING_MS || document.activeElement?.matches(EDITABLE) === true;
  return (
    !isTyping &&
    !document.hidden &&
    document.querySelector('dialog[open], .progress-line, [data-writing], [data-work]') === null
  );
}

function isFilled(field: Element): boolean {
  const text = 'value' in field ? String(field.value) : field.textContent;
  return field.isConnected && field.matches(EDITABLE) && text.trim() !== '';
}

const LOOK_AGAIN_MS = 1_000;
/** Between two answers of a form people read and think. */
const AFTER_TYPING_MS = 20_000;
const EDITABLE = 'input, textarea, select, [contenteditable]';
