/** What a guest gets back, and until when. */
export const cancellation = {};
