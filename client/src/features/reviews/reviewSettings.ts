/**
 * D-48: the static reviews stand on the page of a property as long as there are no real ones; whoever
 * brings those turns this off.
 */
export const STATIC_REVIEWS_SHOWN = true;
