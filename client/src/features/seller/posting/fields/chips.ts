const FOCUS =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** A chip around a radio button or a tick box. */
export const CHIP = `relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-full border border-control bg-surface px-3.5 text-small transition-colors duration-120 hover:border-ink has-checked:border-primary has-checked:bg-primary has-checked:font-medium has-checked:text-on-primary in-data-invalid:border-danger pointer-fine:min-h-9 ${FOCUS}`;

/** A chip that stands for one of many ticks: quieter, since many are chosen at once. */
export const TICK_CHIP = `relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-control bg-surface px-3 text-small transition-colors duration-120 hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft in-data-invalid:border-danger pointer-fine:min-h-9 ${FOCUS}`;

export const ERROR_LINE = 'mt-1.5 text-small font-medium text-danger';
