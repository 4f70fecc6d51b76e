/** Where on the page the similar ones stand. */
export const SIMILAR = 'similar';
